import { toWire } from '@tableside/contract';
import type { TipCard } from '@tableside/contract/http/gifts';
import { METHODS_OF_TIP } from '@tableside/contract/http/gifts';
import { type CardFee, type GiftTerms, NO_FEE } from '@tableside/domain/gifts';
import { type Minor, minor } from '@tableside/domain/money';
import type { Deps } from '../../deps.ts';
import type { Venue } from '../venues/index.ts';

/** What a card can be called in its address. */
export const CARD_HASH = /^[\w-]{1,64}$/;

/** Ways that the calls of tips and donations serve. */
export const SERVED: readonly string[] = Object.values(METHODS_OF_TIP).flat();

/** How guests can give at a venue now, in the venue's order. */
export const waysToGive = async ({ offers }: Pick<Deps, 'offers'>, venue: Venue): Promise<string[]> =>
  (await offers.of(venue)).filter(method => SERVED.includes(method));

/** How what the house is given is shared, as guests are told. */
export const HOW_SHARED = { house: 'pool', hours: 'hours', points: 'points' } as const;

export const feeView = ({ settings }: Venue): TipCard['transaction_fee'] => {
  const { fixed, percent } = settings.cardFee ?? NO_FEE;
  return { fixed: toWire(minor(fixed), settings.currency.decimals), percent };
};

export const majors = ({ settings }: Venue, amounts: readonly Minor[]): number[] =>
  amounts.map(amount => toWire(amount, settings.currency.decimals));

/** The sums of a tip that are offered, and what they may be; in major units. */
export const tipsView = (venue: Venue, terms: GiftTerms) => {
  const { decimals } = venue.settings.currency;
  return {
    tips_amounts: majors(venue, terms.amounts),
    min_amount: toWire(terms.min, decimals),
    max_amount: toWire(terms.max, decimals),
    preselected_tip_index: terms.preselectedIndex,
    preselects: terms.preselects,
    transaction_fee: feeView(venue),
  };
};

/** A language as numbers and dates are written in it: the venue's own way for its own language. */
export const localeOf = ({ settings }: Venue, language: string): { readonly locale_code: string } => ({
  locale_code: language === settings.mainLanguage ? settings.localeCode : language,
});

const asks = ({ fixed, percent }: CardFee): boolean => fixed > 0 || percent > 0;

/** What a card says of its venue. */
export const venueOfCard = (venue: Venue): TipCard['venue'] => {
  const { settings } = venue;
  return {
    id: venue.id,
    name: venue.name,
    currency: { ...settings.currency },
    country_code: settings.countryCode,
    locale: { locale_code: settings.localeCode },
    google_place_id: settings.googlePlaceId,
    invoices: settings.functionalities.includes('request-invoice') && asks(settings.cardFee ?? NO_FEE),
    customizations: settings.customizations.map(({ name, value }) => ({ name, value })),
  };
};
