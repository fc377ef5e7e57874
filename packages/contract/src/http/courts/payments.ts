import { MERCHANT_STATES } from '@tableside/domain/food-courts';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { PaymentData, PaymentIntent, PaymentView, paymentCalls, WalletAhead } from '../payments.ts';
import { OrderView } from '../shared/order-view.ts';
import { Id, Major, SessionToken } from '../shared/shared.ts';

/** As many stalls as one payment is for. */
const MAX_ORDERS = 30;

export const CompositeBody = z.strictObject({
  food_court_session: SessionToken,
  /** Unique numbers of this phone's orders in the hall; each is paid whole. */
  orders: z.array(z.string().min(1).max(40)).min(1).max(MAX_ORDERS),
  /** The method, where one call serves several. */
  method: z.string().max(20).optional(),
  /** What the guest saw to pay, major units; another sum answers 409 with the new one. */
  expected_amount: Major.optional(),
});

/** One payment over several stalls: what the guest is charged, and each stall's part of it. ENTITY-67, ENTITY-68. */
export const CompositeIntent = PaymentIntent.extend({
  orders: z.array(
    z.object({
      unique_order_number: z.string(),
      restaurant_id: Id,
      restaurant_name: z.string(),
      amount: Major,
    }),
  ),
});
export type CompositeIntent = z.infer<typeof CompositeIntent>;

const errors = [
  'session_not_found',
  'order_not_found',
  'order_already_paid',
  'payments_of_other_type',
  'sums_do_not_match',
  'till_silent',
  'items_selected_by_others',
  'bill_changed',
  'total_too_small',
  'payment_amount_invalid',
  'payment_under_way',
  'payment_type_not_enabled',
  'no_payment_providers',
  'payment_declined',
  'payment_provider_silent',
] as const;

const intent = (summary: string) => ({
  summary: `${summary} A refusal about one of the orders says \`order\`, \`restaurant_id\` and \`restaurant_name\`.`,
  access: 'public' as const,
  body: CompositeBody,
  response: CompositeIntent,
  errors: [...errors],
  idempotent: true,
});

/** The ways to pay that each call serves. FOOD-68, FOOD-69, FOOD-76. */
export const METHODS_OF_COMPOSITE = {
  'POST /payments/stripe/payment-intent-composite': ['stripe', 'stripe-card'],
  'POST /payments/montonio/create-order-composite': ['montonio'],
  'POST /payments/neopay/create-transaction-composite': ['neopay'],
  'POST /payments/solidgate/payment-intent-composite': ['solid-card', 'solid-wallet'],
} as const;

/** How money is written. */
const money = {
  currency: z.object({ code: z.string(), symbol: z.string(), decimals: z.number().int() }),
  locale: z.object({ locale_code: z.string() }),
};

/** The order of one stall as the view of all of them shows it. */
export const MerchantOrder = OrderView.extend({
  restaurant_id: Id,
  restaurant_name: z.string(),
  ...money,
  display_status: z.enum(MERCHANT_STATES),
  /** Where the stepper stands; null: it failed. FOOD-59. */
  step: z.number().int().nullable(),
  /** Its part of the payment: by this its receipt is asked for. */
  payment: z.object({
    uuid: Id,
    status: PaymentView.shape.status,
    amount: Major,
    /** Given back, or on its way back. */
    refunded: Major,
  }),
});

/** ENTITY-66; amounts in major units, of all orders together. */
export const MultiMerchantOrder = z.object({
  uuid: Id,
  status: PaymentView.shape.status,
  is_paid: z.boolean(),
  /** For the orders; with fee and tips it is the total. */
  amount: Major,
  total: Major,
  transaction_fee: Major,
  tips: Major,
  /** What paid for dishes, without what went back. */
  payments_sum: Major,
  refunded: Major,
  payment_data: PaymentData.nullable(),
  coupon: z.object({ code: z.string(), type: z.string() }).nullable(),
  discount: Major,
  small_order_fee: Major,
  pay_at_restaurant: z.boolean(),
  ...money,
  orders: z.array(MerchantOrder),
});
export type MultiMerchantOrder = z.infer<typeof MultiMerchantOrder>;

/** One payment for orders at several stalls of a hall. Spec 2§7, 3§7; ADR 0034. */
export const courtPaymentCalls = calls({
  'POST /payments/stripe/payment-intent-composite': intent(
    'One payment by card form or wallet at Stripe for several stalls.',
  ),
  'POST /payments/montonio/create-order-composite': intent('One bank link at Montonio for several stalls.'),
  'POST /payments/neopay/create-transaction-composite': intent(
    'One bank link at Neopay for several stalls. FOOD-69.',
  ),
  'POST /payments/solidgate/payment-intent-composite': intent(
    'One payment by card form or wallet at Solidgate for several stalls. FOOD-68.',
  ),
  'GET /food-courts/wallet/{session}': {
    summary:
      "What the button of the phone's wallet needs in a hall's basket, before there is a payment, by the accounts of the hall's operator; null where it has none. `session` is that of the hall.",
    access: 'public',
    response: z.object({ wallet: WalletAhead.nullable() }),
    errors: ['session_not_found'],
  },
  'GET /food-courts/multi-merchant-order/{paymentUuid}': {
    summary:
      'The orders that a payment of this phone is for, and how each stall has come with it. ENTITY-66, FOOD-70.',
    access: 'public',
    response: MultiMerchantOrder,
    errors: paymentCalls['GET /payments/payment-by-uuid/{uuid}'].errors,
  },
});
