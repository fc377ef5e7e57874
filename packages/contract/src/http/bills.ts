import { z } from 'zod';
import { calls } from '../define.ts';
import { BillView } from './shared/bill-view.ts';
import { Id } from './shared/shared.ts';

const OrderNumber = z.string().min(1).max(40);
const billErrors = ['session_ended', 'order_not_found', 'preview_mode'] as const;

/** What a member does with a reward on a bill. */
const rewardOnBill = {
  access: 'session',
  body: z.strictObject({ unique_order_number: OrderNumber, loyalty_program_id: Id }),
  response: z.object({ order: BillView }),
  idempotent: true,
} as const;
const rewardErrors = [
  ...billErrors,
  'not_signed_in',
  'order_already_paid',
  'loyalty_not_applicable',
  'loyalty_till_refused',
  'loyalty_being_applied',
  'loyalty_bill_discounted',
  'loyalty_items_selected',
  'reward_not_on_bill',
] as const;

/** The table's bill on the phones of its guests. Spec 2§4, 2§7. */
export const billCalls = calls({
  'GET /orders/get-paygo-orders/{session}': {
    summary:
      "The open bills of the session's table, oldest first, and those paid in the last hours. PAYGO-16.",
    access: 'session',
    response: z.object({ orders: z.array(BillView) }),
    errors: ['session_ended'],
  },
  'POST /orders/select-order-items/{session}': {
    summary:
      'Says which items this phone wants to pay for; an empty list lets go of all. What others hold is refused. SPLIT-03…08.',
    access: 'session',
    body: z.strictObject({ unique_order_number: OrderNumber, order_items: z.array(Id).max(500) }),
    response: z.object({
      user_selected: z.array(Id),
      others_selected: z.array(Id),
      cannot_select_order_items: z.array(Id),
      /** Null, or why nothing was selected: `Order has discount applied`. SPLIT-08. */
      message: z.string().nullable(),
      /** Until when the selection holds by itself; the phone renews it. */
      held_until: z.string().nullable(),
    }),
    errors: [...billErrors],
  },
  'POST /orders/apply-loyalty-card-to-external-order/{session}': {
    summary:
      'A member shows their card for a bill: it takes off what the programme gives of everything that is not paid yet. Who it is the cookie says. LOYAL-29…38, LOYAL-43.',
    access: 'session',
    body: z.strictObject({ unique_order_number: OrderNumber, firebase_uid: z.string().max(128).nullish() }),
    response: z.object({ order: BillView }),
    errors: [
      ...billErrors,
      'not_signed_in',
      'order_already_paid',
      'loyalty_not_applicable',
      'loyalty_till_refused',
      'loyalty_card_expired',
      'loyalty_being_applied',
      'loyalty_bill_discounted',
      'loyalty_items_selected',
      'loyalty_silent',
      'loyalty_already_applied',
    ],
    idempotent: true,
  },
  'POST /orders/use-loyalty-reward/{session}': {
    summary:
      'A member uses what they collected for a reward off a bill: an amount, or one dish of a category that is not paid yet. Who it is the cookie says; once under one key.',
    ...rewardOnBill,
    errors: [...rewardErrors, 'not_enough_points'],
  },
  'POST /orders/undo-loyalty-reward/{session}': {
    summary:
      'A member takes the latest reward back that they used for a bill, before what it lowered is paid; `reward_not_on_bill` where there is none, or staff changed it since. Once under one key.',
    ...rewardOnBill,
    errors: rewardErrors,
  },
  'POST /orders/get-selected-order-items/{session}': {
    summary: 'Which items other phones hold. PAYGO-17.',
    access: 'session',
    body: z.strictObject({ unique_order_number: OrderNumber }),
    response: z.object({ others_selected: z.array(Id), user_selected: z.array(Id) }),
    errors: ['session_ended', 'order_not_found'],
  },
  'POST /orders/can-pay-for-order/{session}': {
    summary: 'Whether the bill can be paid by phone now. PAYGO-11…15.',
    access: 'session',
    body: z.strictObject({
      unique_order_number: OrderNumber,
      /** False: the whole rest, which a printed pre-check does not forbid. */
      pay_for_selected_items: z.boolean().default(true),
    }),
    response: z.object({ can_pay: z.literal(true) }),
    errors: [
      ...billErrors,
      'order_already_paid',
      'payments_of_other_type',
      'precheck_printed',
      'sums_do_not_match',
      'till_silent',
      'ordering_disabled',
    ],
  },
  'POST /orders/share-order-item/{session}': {
    summary:
      'Divides an unpaid piece into equal parts that several guests can pay for; `parts: 1` puts it together again.',
    access: 'session',
    body: z.strictObject({
      unique_order_number: OrderNumber,
      order_item: Id,
      parts: z.number().int().min(1).max(20),
    }),
    response: z.object({ order: BillView }),
    errors: [...billErrors, 'bill_item_not_free', 'precheck_printed'],
    idempotent: true,
  },
});
