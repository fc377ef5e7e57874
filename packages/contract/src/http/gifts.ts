import { z } from 'zod';
import { calls } from '../define.ts';
import { PaymentIntent, Personnel } from './payments.ts';
import { Id, Instant, Language, Major, SessionToken } from './shared/shared.ts';

/** What a tip or donation card is called in its address. */
const CardHash = z.string().min(1).max(64);
/** Of a currency that guests give in. */
const GiftCurrency = Personnel.shape.currency;
const CardLocale = Personnel.shape.locale;

/** On top of what is given; both are nothing unless the venue says so. */
const CardFeeView = z.object({
  /** Major units. */
  fixed: Major,
  percent: z.number(),
});

/** Who gets a tip: a person, or the house. ENTITY-57. */
export const TipRecipient = z.object({
  id: Id,
  name: z.string(),
  /** Address of the picture; null: there is none. */
  photo: z.string().nullable(),
  description: z.string(),
  show_review_cta_in_payment_screen: z.boolean(),
  success_gif: z.string().nullable(),
  success_description: z.string(),
  locale: CardLocale,
});
export type TipRecipient = z.infer<typeof TipRecipient>;

/** How what the house is given is shared: said to the guest before they give. */
const TipSharing = z.enum(['person', 'pool', 'hours', 'points']);

/** A tip card as the guest who opened its code sees it. ENTITY-56; amounts in major units. */
export const TipCard = z.object({
  hash: z.string(),
  card_type: z.enum(['restaurant', 'individual']),
  display_type: z.enum(['restaurant', 'staff_members_select']),
  restaurant_data: TipRecipient,
  personnel_data: TipRecipient.nullable(),
  /** Of whom the guest may choose one. TIPCARD-08. */
  personnel: z.array(Personnel),
  tips_amounts: z.array(Major),
  min_amount: Major,
  max_amount: Major,
  preselected_tip_index: z.number().int(),
  /** Whether the amount of that index is chosen at first: it costs money, so only where the venue said so. */
  preselects: z.boolean(),
  transaction_fee: CardFeeView,
  sharing: TipSharing,
  venue: z.object({
    id: Id,
    name: z.string(),
    currency: GiftCurrency,
    country_code: z.string(),
    locale: CardLocale,
    google_place_id: z.string().nullable(),
    /** Whether an invoice can be asked for: of a fee alone, for what is given is no sale. */
    invoices: z.boolean(),
    customizations: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  payment_providers: z.array(z.string()),
  /** In which the card can be read, and in which its texts are. TIPCARD-15. */
  languages: z.array(Language),
  language: Language,
});
export type TipCard = z.infer<typeof TipCard>;

/** Who is given to, with what. ENTITY-59; amounts in major units. */
export const Donatee = z.object({
  name: z.string(),
  description: z.string(),
  cover: z.string().nullable(),
  cover_thumbnail: z.string().nullable(),
  donation_settings: z.object({
    donation_amounts: z.array(Major),
    preselected_index: z.number().int(),
    preselects: z.boolean(),
    min_amount: Major,
    max_amount: Major,
  }),
});
export type Donatee = z.infer<typeof Donatee>;

/** A donation card as the guest who opened its code sees it. */
export const DonationCard = z.object({
  hash: z.string(),
  /** What names the recipient in the calls that begin a payment: of this phone alone, for six hours. DONATE-18. */
  session: SessionToken,
  expires_at: Instant,
  donatee: Donatee,
  donation_settings: Donatee.shape.donation_settings,
  /** What guests have given so far by this card, less what went back; major units. */
  raised: Major,
  transaction_fee: CardFeeView,
  venue: TipCard.shape.venue,
  payment_providers: z.array(z.string()),
  languages: z.array(Language),
  language: Language,
});
export type DonationCard = z.infer<typeof DonationCard>;

/** What every call that begins a gift's payment may say. */
const Giving = {
  /** Minor units. */
  amount: z.number().int().min(1).max(100_000_000),
  /** The way, where one call serves several. */
  method: z.string().max(20).optional(),
  /** What the guest saw to pay, fee included, major units; another sum answers 409 with the new one. */
  expected_total: Major.optional(),
  language: Language.optional(),
};

const TipIntentBody = z.strictObject({
  /** Null: the house, or whose card it is. */
  personnel_id: Id.nullable().default(null),
  tips_qr_card_hash: CardHash,
  /** Of the table where the guest sits, where they came from one. TIPCARD-01. */
  session: z.string().max(64).optional(),
  ...Giving,
});
/** ADR 0049 */
const ThanksBody = z.strictObject({
  session: z.string().max(64),
  /** Unique number of an order of that session that is paid. */
  order: z.string().min(1).max(40),
  /** Null: the team. */
  personnel_id: Id.nullable().default(null),
  ...Giving,
});
const DonationIntentBody = z.strictObject({ session: z.string().max(64), ...Giving });

const ERRORS_OF_GIVING = [
  'tip_invalid',
  'bill_changed',
  'total_too_small',
  'payment_amount_invalid',
  'payment_under_way',
  'payment_type_not_enabled',
  'no_payment_providers',
  'payment_declined',
  'payment_provider_silent',
  'cards_paused',
  'rate_limited',
] as const;

const tipIntent = (summary: string) => ({
  summary,
  access: 'public' as const,
  body: TipIntentBody,
  response: PaymentIntent,
  errors: ['tip_card_unavailable', ...ERRORS_OF_GIVING] as const,
  idempotent: true,
});
const donationIntent = (summary: string) => ({
  summary,
  access: 'public' as const,
  body: DonationIntentBody,
  response: PaymentIntent,
  errors: ['donation_unavailable', 'session_not_found', ...ERRORS_OF_GIVING] as const,
  idempotent: true,
});

/** What came of a card that was tried; money is proven by how the payment stands afterwards. */
export const TriedCard = z.object({
  /** `done`: taken, or on its way. `asks`: the bank asks the guest in their browser, then this call is made without a card. */
  outcome: z.enum(['done', 'asks', 'declined']),
  /** Null unless it was declined. */
  failure: z.enum(['insufficient_funds', 'declined', 'generic']).nullable(),
  /** The provider's own words, where they are meant for guests. */
  message: z.string().nullable(),
});
export type TriedCard = z.infer<typeof TriedCard>;

/** The ways to pay that each call serves. */
export const METHODS_OF_TIP = {
  'POST /payments/stripe/payment-intent-tips-v2': ['stripe', 'stripe-card'],
  'POST /payments/solidgate/payment-intent-tips': ['solid-card', 'solid-wallet'],
  'POST /payments/neopay/create-tips-transaction': ['neopay', 'neopay_blik'],
} as const;
export const METHODS_OF_DONATION = {
  'POST /payments/stripe/payment-intent-donation': ['stripe', 'stripe-card'],
  'POST /payments/solidgate/payment-intent-donation': ['solid-card', 'solid-wallet'],
  'POST /payments/neopay/create-donation-transaction': ['neopay', 'neopay_blik'],
} as const;

const InLanguage = z.object({ language: Language.optional() });

/** Tips and donations by card. Spec 2§2 TipWaiter, 2§7. */
export const giftCalls = calls({
  'GET /tips/get-data/{hash}': {
    summary: 'A tip card. TIPCARD-05; one whose person left, or that nobody can pay by, is unavailable.',
    access: 'public',
    query: InLanguage,
    response: TipCard,
    errors: ['tip_card_unavailable'],
  },
  'GET /personnel/get-v2/{hash}': {
    summary: 'Whose tip card it is. TIPCARD-06.',
    access: 'public',
    response: z.object({ personnel: Personnel }),
    errors: ['tip_card_unavailable'],
  },
  'POST /payments/stripe/payment-intent-tips-v2': tipIntent('A tip by card or wallet at Stripe. TIPCARD-24.'),
  'POST /payments/solidgate/payment-intent-tips': tipIntent(
    'A tip by card form or wallet at Solidgate. TIPCARD-25.',
  ),
  'POST /payments/neopay/create-tips-transaction': tipIntent('A tip by bank link at Neopay. TIPCARD-26.'),
  'GET /tips/thanks/{session}/{order}': {
    summary:
      'What a tip for a paid order of this phone can be: as a tip card, whose hash is the order’s unique number; without a way to pay, none can be given. ADR 0049.',
    access: 'session',
    response: TipCard,
    errors: ['order_not_found'],
  },
  'POST /payments/tip-of-order': {
    summary:
      'A tip for an order that is paid, by whichever way the venue takes tips by phone: a bill of its own. ADR 0049.',
    access: 'public',
    body: ThanksBody,
    response: PaymentIntent,
    errors: [
      'session_not_found',
      'session_ended',
      'preview_mode',
      'order_not_found',
      'tip_unavailable',
      ...ERRORS_OF_GIVING,
    ],
    idempotent: true,
  },
  'POST /payments/try-card/{uuid}': {
    summary:
      'Tries a card on this phone’s tip or donation, where the form’s `tryAs` says so: what the phone holds of such a payment pays nothing by itself. TIPCARD-24, DONATE-11.',
    access: 'public',
    body: z.strictObject({
      /** As the provider's form calls it; null: the one before, once the bank has been asked. */
      card: z
        .string()
        .regex(/^pm_\w{1,100}$/)
        .nullable(),
    }),
    response: TriedCard,
    errors: ['payment_not_found', 'cards_paused', 'payment_provider_silent', 'rate_limited'],
  },
  'GET /donations/round-up/{session}': {
    summary: 'For whom guests of this table may round up what they pay; null: nobody.',
    access: 'session',
    response: z.object({ recipient: Donatee.pick({ name: true, description: true }).nullable() }),
    errors: [],
  },
  'POST /donations/get-data/{hash}': {
    summary:
      'A donation card, and this phone’s session with it: the one it names, the one it has, else a new one. DONATE-10.',
    access: 'public',
    body: z.strictObject({
      session: z.string().max(64).nullable().default(null),
      language: Language.optional(),
    }),
    response: DonationCard,
    errors: ['donation_unavailable', 'rate_limited'],
  },
  'POST /payments/stripe/payment-intent-donation': donationIntent(
    'A donation by card or wallet at Stripe. DONATE-11.',
  ),
  'POST /payments/solidgate/payment-intent-donation': donationIntent(
    'A donation by card form or wallet at Solidgate. DONATE-12.',
  ),
  'POST /payments/neopay/create-donation-transaction': donationIntent(
    'A donation by bank link at Neopay. DONATE-13.',
  ),
});
