import { toWire } from '@tableside/contract';
import type { ConsoleGifts } from '@tableside/contract/http/admin/gifts';
import { giftTerms } from '@tableside/domain/gifts';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { RequestMeta, StaffContext } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { readSharedDays, readSharing, readTeam } from '../giving/index.ts';
import { type Card, readCards, readWithoutCard } from './cards-store.ts';
import { type Owed, readOwed, readPayouts } from './owed-store.ts';
import { hasBankFile } from './transfer-file.ts';

const MOST = 100;

export const leftOf = ({ given, givenBack, shared, paidOut }: Owed): number =>
  given - givenBack + shared - paidOut;

/** A card with the terms that guests meet, whether its own or the usual ones. */
const cardView = (card: Card, decimals: number): ConsoleGifts['cards'][number] => {
  const { id, kind, hash, name, person, picks, active, picture, language, showReview } = card;
  const { amounts, min, max } = giftTerms(kind, card, decimals);
  const texts = {
    names: { ...card.names },
    description: { ...card.description },
    thanks: { ...card.thanks },
  };
  const terms = { amounts: [...amounts], min, max, preselected: card.preselected };
  const raised = toWire(minor(card.raised), decimals);
  return {
    id,
    kind,
    hash,
    name,
    person,
    picks,
    active,
    picture,
    language,
    show_review: showReview,
    ...texts,
    ...terms,
    raised,
    iban: card.iban,
  };
};

type Parts = Pick<Deps, 'venues' | 'env'>;
type Who = { readonly staff: StaffContext; readonly meta: RequestMeta };

/** Cards, what is owed, and what was paid out, as the office sees it. */
export const giftsView = async (parts: Parts, run: Run, { staff, meta }: Who): Promise<ConsoleGifts> => {
  const { venueId } = staff;
  const { settings } = await parts.venues.get(venueId);
  const wire = (amount: number): number => toWire(minor(amount), settings.currency.decimals);
  const cards = await readCards(run, venueId);
  const owed = await readOwed(run, venueId);
  const sharing = await readSharing(run, venueId);
  const payouts = await readPayouts(run, venueId, { most: MOST });
  return {
    address: staffAddress(parts.env, meta),
    cards: cards.map(card => cardView(card, settings.currency.decimals)),
    owed: owed.map(one => ({
      kind: one.kind,
      to: one.to,
      name: one.name,
      given: wire(one.given),
      given_back: wire(one.givenBack),
      shared: wire(one.shared),
      paid_out: wire(one.paidOut),
      owed: wire(leftOf(one)),
      has_account: one.hasAccount,
      has_mail: one.kind === 'tip' && one.hasMail,
    })),
    payouts: payouts.map(({ amount, at, iban: _, ...payout }) => ({
      ...payout,
      bank_file: hasBankFile(
        settings,
        payouts.filter(other => other.run === payout.run),
      ),
      amount: wire(amount),
      at: at.toISOString(),
    })),
    sharing: {
      version: sharing.version,
      rule: sharing.rule,
      points: Object.entries(sharing.points).map(([to, points]) => ({ to, points })),
      changed_at: sharing.changedAt?.toISOString() ?? null,
      changed_by: sharing.changedBy,
      shared: await readSharedDays(run, venueId),
    },
    people: await readTeam(run, venueId),
    languages: [...new Set([settings.mainLanguage, ...settings.languages])],
    without_card: await readWithoutCard(run, venueId),
  };
};
