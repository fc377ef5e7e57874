import { z } from 'zod';
import { calls } from '../define.ts';
import { Id, Instant, Major } from './shared/shared.ts';

/** Somebody who works at a venue and may be tipped. ENTITY-58. */
export const Personnel = z.object({
  id: Id,
  name: z.string(),
  photo: z.string().nullable(),
  /** Of their own tip card; null: they have none. */
  tips_qr_card_hash: z.string().nullable(),
  currency: z.object({ code: z.string(), symbol: z.string(), decimals: z.number().int() }),
  locale: z.object({ locale_code: z.string() }),
});
export type Personnel = z.infer<typeof Personnel>;

const OrderNumber = z.string().min(1).max(40);

/** ENTITY-46. */
export const PaymentData = z.object({
  wallet: z.string().nullable(),
  bank: z.string().nullable(),
  card_brand: z.string().nullable(),
  card_last4: z.string().nullable(),
});

/** What the phone does next; a closed set. */
export const NextAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.enum(['card_form', 'wallet_sheet']),
    /** Which driver of the guest app loads the provider's script. */
    driver: z.string(),
    script: z.string(),
    params: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('none') }),
]);

/** Body of every intent call. PAY-47, PAY-48; `amount` and `split_between` go beyond the spec. */
export const IntentBody = z.strictObject({
  session: z.string().max(64),
  /** Unique number of an order or a bill. PAY-03. */
  order: OrderNumber,
  personnel_id: Id.nullable().default(null),
  /** Minor units. */
  tips: z.number().int().min(0).max(100_000_00).default(0),
  pay_for_selected_items: z.boolean().default(false),
  /** Pay this much of the bill, minor units. */
  amount: z.number().int().min(1).max(100_000_000_00).optional(),
  /** Pay one of so many equal shares of what is left. */
  split_between: z.number().int().min(2).max(50).optional(),
  /** The method, where one call serves several: `stripe-card` beside `stripe`, `solid-wallet` beside `solid-card`. */
  method: z.string().max(20).optional(),
  /** What the guest gives to the recipient of donations, so that the sum is a whole one; minor units. */
  round_up: z.number().int().min(0).max(100_00).default(0),
  /** What the guest saw to pay before the tip, major units; another sum answers 409 with the new one. */
  expected_amount: Major.optional(),
});

/** The answer of the create calls. ENTITY-47, ENTITY-48; amounts in major units. */
export const PaymentIntent = z.object({
  uuid: Id,
  expires_at: Instant,
  /** For the bill, before fee and tip. */
  subtotal: Major,
  small_order_fee: Major,
  discount: Major,
  tips: Major,
  transaction_fee: Major,
  /** For the bill, the small-order fee included. */
  amount: Major,
  /** For somebody to whom the venue passes it on: never part of the bill. */
  donation: Major,
  /** What the guest is charged. */
  total: Major,
  coupon: z.object({ code: z.string(), type: z.string() }).nullable(),
  unique_order_number: z.string(),
  method: z.string(),
  next_action: NextAction,
  clientSecret: z.string().optional(),
  redirect_url: z.string().optional(),
  merchant_id: z.string().optional(),
  signature: z.string().optional(),
  payment_intent: z.string().optional(),
});

/**
 * How a payment stands for its guest. `checking`: we do not know yet and the guest must not pay again.
 * ENTITY-49…52.
 */
export const PaymentView = z.object({
  uuid: Id,
  payment_id: Id,
  status: z.enum(['created', 'processing', 'checking', 'paid', 'failed', 'canceled', 'expired']),
  failure: z.enum(['insufficient_funds', 'declined', 'generic']).nullable(),
  /** Paid for the bill, for a person, for the way, and together; major units. */
  amount: Major,
  tips: Major,
  transaction_fee: Major,
  /** Given with it to the recipient of donations. */
  donation: Major,
  total: Major,
  /** Given back, or on its way back. */
  refunded: Major,
  /** Open on the bill after this payment. */
  left_to_pay: Major,
  method: z.string(),
  payment_data: PaymentData.nullable(),
  paid_at: Instant.nullable(),
  created_at: Instant,
  expires_at: Instant,
  order_type: z.enum(['pay', 'order', 'tip', 'donation']),
  unique_order_number: z.string(),
  items: z.array(z.object({ name: z.string(), price: Major })),
  venue_name: z.string(),
});
/** The button of this phone's wallet before there is a payment: the guest agrees to a sum, then it is begun. */
export const WalletAhead = z.object({
  /** The way to pay, as the call wants it that begins the payment. */
  method: z.string(),
  driver: z.string(),
  script: z.string(),
  params: z.record(z.string(), z.string()),
  /** Code of the currency in which the sum is. */
  currency: z.string(),
  /** Decimals of the units in which the script wants the sum. */
  exponent: z.number().int(),
});
export type WalletAhead = z.infer<typeof WalletAhead>;
export type PaymentIntent = z.infer<typeof PaymentIntent>;
export type PaymentView = z.infer<typeof PaymentView>;
export type NextAction = z.infer<typeof NextAction>;

const createErrors = [
  'session_not_found',
  'session_ended',
  'preview_mode',
  'order_not_found',
  'order_already_paid',
  'payments_of_other_type',
  'precheck_printed',
  'sums_do_not_match',
  'till_silent',
  'items_selected_by_others',
  'nothing_selected',
  'bill_changed',
  'tip_invalid',
  'donation_unavailable',
  'total_too_small',
  'payment_amount_invalid',
  'payment_under_way',
  'payment_type_not_enabled',
  'no_payment_providers',
  'payment_declined',
  'payment_provider_silent',
  'ordering_disabled',
] as const;

const intent = (summary: string) => ({
  summary,
  access: 'public' as const,
  body: IntentBody,
  response: PaymentIntent,
  errors: [...createErrors],
  idempotent: true,
});

/** The ways to pay that each call serves which creates a payment: the spec names the calls after providers. PAY-48 … PAY-52. */
export const METHODS_OF_CALL = {
  'POST /payments/stripe/payment-intent': ['stripe', 'stripe-card'],
  'POST /payments/montonio/create-order': ['montonio'],
  'POST /payments/neopay/create-transaction': ['neopay'],
  'POST /payments/neopay/create-blik-transaction': ['neopay_blik'],
  'POST /payments/solidgate/payment-intent': ['solid-card', 'solid-wallet'],
} as const;

/** A terminal's last word as a device repeats it; what of it counts, the terminal itself is asked. */
const TerminalFrame = z.strictObject({
  operation: z.string().max(20).optional(),
  CRN: z.union([z.number().int().min(1).max(1_000_000_000), z.string().regex(/^\d{1,10}$/)]),
  result: z.string().max(20),
  responseCode: z.string().max(20).optional(),
  responseText: z.string().max(200).optional(),
  merchantReceipt: z.string().max(8_000).optional(),
  cardholderReceipt: z.string().max(8_000).optional(),
  amount: z.number().int().min(0).max(100_000_000_00).optional(),
  currency: z.string().max(10).optional(),
  authCode: z.string().max(40).optional(),
  rrn: z.string().max(40).optional(),
  terminalId: z.string().max(40).optional(),
  cardBrand: z.string().max(40).optional(),
  maskedPan: z.string().max(40).optional(),
});

/** Paying by phone. Spec 2§7. The session stands in the body; the device cookie proves it. */
export const paymentCalls = calls({
  'POST /payments/stripe/payment-intent': intent('A payment by card form or wallet at Stripe. PAY-48.'),
  'POST /payments/montonio/create-order': intent('A bank link at Montonio. PAY-49.'),
  'POST /payments/neopay/create-transaction': intent('A bank link at Neopay. PAY-50.'),
  'POST /payments/neopay/create-blik-transaction': intent('BLIK at Neopay. PAY-51.'),
  'POST /payments/solidgate/payment-intent': intent('A payment by card form or wallet at Solidgate. PAY-52.'),
  'POST /payments/worldline/create-sale-transaction': {
    summary:
      'A guest at an enrolled kiosk pays for an order at the card terminal that stands there: it shows the sum. terminal_busy while somebody else uses it; payment_type_not_enabled where no terminal stands. PERSON-07.',
    access: 'public',
    body: IntentBody,
    response: z.object({
      uuid: Id,
      /** Minor units, as the terminal is asked. */
      amount: z.number().int(),
      /** The cash-register reference of the sale. */
      CRN: z.number().int(),
      terminal_name: z.string(),
    }),
    errors: [...createErrors, 'kiosk_not_enrolled', 'terminal_busy'],
    idempotent: true,
  },
  'POST /payments/worldline/callback': {
    summary:
      'A device tells what the terminal said of a sale. It is a hint: the terminal is asked, and the answer says how the payment stands. webhook_refused where reference, sum or currency are not those of a sale of this device. PERSON-08.',
    access: 'public',
    body: z.strictObject({ data: TerminalFrame, type: z.enum(['payment_succeeded', 'payment_voided']) }),
    response: PaymentView,
    errors: ['kiosk_not_enrolled', 'payment_not_found', 'webhook_refused'],
  },
  'GET /payments/wallet/{session}': {
    summary:
      "What the button of the phone's wallet needs in cart and bill, before there is a payment; null where the venue has none.",
    access: 'session',
    response: z.object({ wallet: WalletAhead.nullable() }),
  },
  'POST /payments/montonio/callback/{session}': {
    summary:
      "The token with which a guest returns from Montonio: verified, and a hint to ask for the payment's state.",
    access: 'session',
    body: z.strictObject({ orderToken: z.string().min(1).max(8_000) }),
    response: z.object({ payment: PaymentView }),
    errors: ['payment_not_found', 'payment_token_invalid'],
  },
  'POST /payments/neopay/check-payment-status': {
    summary: "The state of the payment that the token of Neopay's return address is about. STATUS-16.",
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(8_000) }),
    response: PaymentView,
    errors: ['payment_not_found', 'payment_token_invalid'],
  },
  'GET /payments/check-payment-status/{uuid}': {
    summary: 'How a payment of this phone stands. STATUS-15.',
    access: 'public',
    response: PaymentView,
    errors: ['payment_not_found'],
  },
  'GET /payments/payment-by-uuid/{uuid}': {
    summary: 'A payment of this phone. RESULT-12.',
    access: 'public',
    response: PaymentView,
    errors: ['payment_not_found'],
  },
  'POST /payments/last-payment/{session}': {
    summary: 'The newest payment of this phone for an order or bill. STATUS-14.',
    access: 'session',
    body: z.strictObject({ unique_order_number: OrderNumber }),
    response: PaymentView,
    errors: ['payment_not_found'],
  },
  'GET /payments/expiration-check/{uuid}': {
    summary: 'Whether a payment can still be made. PAY-14.',
    access: 'public',
    response: z.object({ expired: z.boolean(), expires_at: Instant }),
    errors: ['payment_not_found'],
  },
  'POST /payments/cancel/{uuid}': {
    summary: 'The guest went back: what this payment held is free again if it can no longer be made.',
    access: 'public',
    response: PaymentView,
    errors: ['payment_not_found'],
  },
  'POST /payments/leaving/{uuid}': {
    summary:
      'The phone is about to show the page of the bank: of a payment that ends untold afterwards a person is told.',
    access: 'public',
    response: z.object({}),
    errors: ['payment_not_found'],
  },
  'GET /payments/list/{session}': {
    summary: 'What this phone has paid, newest first. HIST-06.',
    access: 'session',
    response: z.object({
      payments: z.array(
        z.object({
          uuid: Id,
          paid_at: Instant,
          total: Major,
          refunded: Major,
          order_type: z.enum(['pay', 'order', 'tip', 'donation']),
          unique_order_number: z.string(),
          venue_name: z.string(),
        }),
      ),
    }),
  },
  'GET /personnel/get-list-v2/{session}': {
    summary: 'Who may be tipped at this table.',
    access: 'session',
    response: z.object({
      personnel: z.array(Personnel),
    }),
  },
});
