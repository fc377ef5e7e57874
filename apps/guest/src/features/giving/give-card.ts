import type { DonationCard, TipCard, TipRecipient } from '@tableside/contract/http/gifts';
import { type Minor, minor } from '@tableside/domain/money';
import { formatMoney, isolated } from '@tableside/i18n';
import { currentLanguage } from '../../texts/texts.ts';

/** Whom a tip can be for, where the guest may say so. */
export type Chosen = { readonly id: string; readonly name: string; readonly photo: string | null };

/** A tip or donation card as its screens need it; minor units. */
export type GiveCard = {
  readonly kind: 'tip' | 'donation';
  readonly hash: string;
  /** Who gets it: a person, the house, or a donation's recipient. */
  readonly name: string;
  readonly photo: string | null;
  readonly cover: string | null;
  readonly about: string;
  /** How it is shared; `person`: it is theirs alone. */
  readonly sharing: TipCard['sharing'];
  readonly people: readonly Chosen[];
  readonly amounts: readonly Minor[];
  readonly min: Minor;
  readonly max: Minor;
  /** Index of the amount that is chosen at first; null: none. */
  readonly preselected: number | null;
  /** `fixed` in minor units. */
  readonly fee: { readonly fixed: number; readonly percent: number };
  readonly venue: TipCard['venue'];
  readonly providers: readonly string[];
  readonly languages: readonly string[];
  readonly language: string;
  readonly review: boolean;
  readonly thanks: { readonly picture: string | null; readonly text: string };
  /** What was given so far to whom guests donate; 0: nothing, or a tip. */
  readonly raised: number;
  /** The order of this visit that it thanks for; null: it is a card. ADR 0049 */
  readonly thanksFor: { readonly session: string; readonly order: string } | null;
  /** The donation's session; null: a tip. */
  readonly session: string | null;
};

type Shared = Pick<
  TipCard,
  'hash' | 'venue' | 'payment_providers' | 'languages' | 'language' | 'transaction_fee'
>;

const shared = (card: Shared) => {
  const { decimals } = card.venue.currency;
  const inMinor = (major: number): Minor => minor(Math.round(major * 10 ** decimals));
  const { fixed, percent } = card.transaction_fee;
  return {
    inMinor,
    same: {
      hash: card.hash,
      venue: card.venue,
      providers: card.payment_providers,
      languages: card.languages,
      language: card.language,
      fee: { fixed: inMinor(fixed), percent },
    },
  };
};

/** Without a way to pay it is what is left of a card that ended, for the page of whoever paid before. TIPCARD-13, DONATE-06 */
export const canGive = ({ payment_providers }: Pick<TipCard, 'payment_providers'>): boolean =>
  payment_providers.length > 0;

/** Whose card it is: the person's, else the house's. TIPCARD-42 */
const ownerOf = ({ personnel_data: person, restaurant_data: house }: TipCard): TipRecipient =>
  person ?? house;

export const cardOfTip = (card: TipCard): GiveCard => {
  const { inMinor, same } = shared(card);
  const owner = ownerOf(card);
  return {
    ...same,
    kind: 'tip',
    name: owner.name,
    photo: owner.photo,
    cover: null,
    about: owner.description,
    sharing: card.sharing,
    people: card.personnel.map(({ id, name, photo }) => ({ id, name, photo })),
    amounts: card.tips_amounts.map(inMinor),
    min: inMinor(card.min_amount),
    max: inMinor(card.max_amount),
    preselected: card.preselects ? card.preselected_tip_index : null,
    review: owner.show_review_cta_in_payment_screen,
    thanks: { picture: owner.success_gif, text: owner.success_description },
    raised: 0,
    thanksFor: null,
    session: null,
  };
};

/** A tip for an order of the visit `session`, in the form of a card. ADR 0049 */
export const cardOfOrder = (card: TipCard, session: string): GiveCard => ({
  ...cardOfTip(card),
  thanksFor: { session, order: card.hash },
});

export const cardOfDonation = (card: DonationCard): GiveCard => {
  const { inMinor, same } = shared(card);
  const { donatee, donation_settings: settings } = card;
  return {
    ...same,
    kind: 'donation',
    name: donatee.name,
    photo: donatee.cover_thumbnail,
    cover: donatee.cover,
    about: donatee.description,
    sharing: 'person',
    people: [],
    amounts: settings.donation_amounts.map(inMinor),
    min: inMinor(settings.min_amount),
    max: inMinor(settings.max_amount),
    preselected: settings.preselects ? settings.preselected_index : null,
    review: false,
    thanks: { picture: null, text: '' },
    raised: inMinor(card.raised),
    thanksFor: null,
    session: card.session,
  };
};

/** What is chosen at first: what the guest chose before they came here (`amount`, minor units), else what the card says. */
export const firstAmount = (card: GiveCard, query: URLSearchParams): Minor | null => {
  const brought = Number(query.get('amount'));
  if (Number.isSafeInteger(brought) && brought >= card.min && brought <= card.max) return minor(brought);
  return card.preselected === null ? null : (card.amounts[card.preselected] ?? null);
};

/** Whether an invoice is offered beside the receipt: where the venue makes them, to whoever reads Lithuanian. TIPCARD-33 */
export const offersInvoice = ({ venue }: Pick<GiveCard, 'venue'>, language: string): boolean =>
  venue.invoices && language === 'lt';

/** A sum in minor units as the venue writes it. */
export const writtenBy =
  ({ venue }: Pick<GiveCard, 'venue'>) =>
  (amount: number): string =>
    isolated(
      formatMoney(amount / 10 ** venue.currency.decimals, venue.currency, venue.locale.locale_code),
      currentLanguage(),
    );
