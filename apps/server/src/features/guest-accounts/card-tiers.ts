import type { CallAnswer } from '@tableside/contract/client';
import { offersFor, type TierTerms, tierStanding } from '@tableside/domain/loyalty';
import { textIn } from '@tableside/domain/menu';
import { minor, toMajor } from '@tableside/domain/money';
import { businessDayAt, wallTime } from '../venues/index.ts';
import type { CardRow } from './account-store.ts';

type Tiers = CallAnswer<'GET /loyalty/get-user'>['loyalty_programs'][number]['tiers'];

/** The tiers of a programme as guests read them, from the lowest on. */
export const tiersView = (
  { months, levels }: TierTerms,
  { language, mainLanguage }: { readonly language: string; readonly mainLanguage: string },
): Pick<NonNullable<Tiers>, 'months' | 'levels'> => ({
  months,
  levels: levels
    .toSorted((one, other) => one.from - other.from)
    .map(({ name, ...level }) => ({ ...level, name: textIn(name, language, mainLanguage) })),
});

/** Where the member stands among the tiers of a programme, in the words of whose programme it is; null: it has none. */
export const tiersOfCard = (card: CardRow, now: number): Tiers => {
  const { tiers, points, isExternal, tierLines, mainLanguage, decimals } = card;
  if (!tiers || !points || isExternal) return null;
  const { tier, earned, until, next, left } = tierStanding(
    tiers,
    tierLines.map(({ at, units, cause }) => ({ day: businessDayAt(card, Date.parse(at)), units, cause })),
    businessDayAt(card, now),
  );
  const every = points.earn === 'amount' ? points.every : null;
  return {
    ...tiersView(tiers, { language: mainLanguage, mainLanguage }),
    tier: tier?.key ?? null,
    earned,
    until,
    next: next?.key ?? null,
    left,
    left_to_pay:
      next && every !== null ? toMajor(minor(Math.ceil(left / (tier?.times ?? 1)) * every), decimals) : null,
  };
};

/** The keys of the offers that a card has now, by the hour of whose programme it is; none where it is past its time. */
export const offersOfCard = (card: CardRow, tier: string | null, now: number): string[] => {
  const isPast = card.expiresAt !== null && Date.parse(card.expiresAt) <= now;
  return card.isExternal || isPast || card.offers.length === 0
    ? []
    : offersFor(
        card.offers,
        { tier, levels: card.tiers?.levels ?? [] },
        { day: businessDayAt(card, now), wall: wallTime(card.timeZone, now) },
      ).map(({ key }) => key);
};
