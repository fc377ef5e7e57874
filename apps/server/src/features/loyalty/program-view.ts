import type { LoyaltyProgram } from '@tableside/contract/http/shared/loyalty-program';
import { cardColours, type PointsTerms } from '@tableside/domain/loyalty';
import { textIn } from '@tableside/domain/menu';
import { minor, toMajor } from '@tableside/domain/money';
import { themeColors } from '@tableside/domain/theme';
import type { VenueSettings } from '@tableside/domain/venue';
import { tiersView } from '../guest-accounts/index.ts';
import type { OwnCard } from './member-store.ts';
import { type Here, offersView } from './offers/offers-view.ts';
import type { ProgramRow } from './program-store.ts';

/** In which language and money a guest reads, and how the venue looks. */
export type Reading = Pick<VenueSettings, 'mainLanguage' | 'customizations' | 'currency'> & {
  readonly language: string;
};

const externalData = ({ number, expiresAt }: OwnCard) => ({
  card_number: number,
  expires_at: expiresAt?.toISOString() ?? null,
});

const collecting = (
  { earn, every, cost, rewardName }: PointsTerms,
  { language, mainLanguage, currency }: Reading,
): NonNullable<LoyaltyProgram['points']> => ({
  earn,
  every: every === null ? null : toMajor(minor(every), currency.decimals),
  cost,
  reward_name: textIn(rewardName, language, mainLanguage),
});

/** A programme as a guest reads it; `card` is their own. ENTITY-75, ENTITY-76. */
export const programView = (
  program: ProgramRow,
  reading: Reading,
  card: OwnCard | null,
  here: Here,
): LoyaltyProgram => {
  const { language, mainLanguage, customizations } = reading;
  const { from, to } = cardColours(
    { color: program.cardColor, secondary: program.cardSecondaryColor },
    themeColors(customizations).primary,
  );
  return {
    id: program.id,
    name: program.name,
    logo: null,
    image: null,
    is_external: program.isExternal,
    external_data: program.isExternal && card ? externalData(card) : null,
    loyalty_card_number: card?.number ?? null,
    card_color: from,
    card_secondary_color: to,
    card_pictogram: null,
    additional_fields: program.fields.map(
      ({ key, name, placeholder, type, required, minLength, maxLength }) => ({
        key,
        name: textIn(name, language, mainLanguage),
        placeholder: textIn(placeholder, language, mainLanguage),
        type,
        required,
        min_length: minLength,
        max_length: maxLength,
      }),
    ),
    takes_cards: program.takesCards,
    discount_percent: program.discountPercent,
    points: program.points && !program.isExternal ? collecting(program.points, reading) : null,
    tiers: program.tiers && program.points && !program.isExternal ? tiersView(program.tiers, reading) : null,
    offers: program.isExternal ? [] : offersView(program, reading, here),
  };
};

/** The words beside prices for members: those of the first programme that has some. LOYAL-48. */
export const pricingText = (
  programs: readonly ProgramRow[],
  { language, mainLanguage }: Reading,
): string | null => {
  for (const { pricingText: text } of programs) {
    const words = textIn(text, language, mainLanguage);
    if (words !== '') return words;
  }
  return null;
};
