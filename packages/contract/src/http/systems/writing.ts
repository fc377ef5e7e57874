import { MAX_ORDER_COMMENT } from '@tableside/domain/notes';
import { TABLE_TYPES } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { FreeText, Id } from '../shared/shared.ts';
import { BillLines, CoursesSaid, OrderedDish, TypedSum } from '../shared/staff-dish.ts';
import { ApiBill, ApiOrder, Currency } from './views.ts';

const Reason = FreeText(200).min(1);

const order = { response: z.object({ currency: Currency, order: ApiOrder }) } as const;
/** `changed` false: it was so already. */
const move = {
  access: { key: 'orders:write' },
  response: z.object({ currency: Currency, order: ApiOrder, changed: z.boolean() }),
  errors: ['order_not_found', 'order_move_refused'],
  idempotent: true,
} as const;
const bill = {
  access: { key: 'bills:write' },
  response: z.object({ currency: Currency, bill: ApiBill }),
} as const;
const billErrors = ['bill_not_found', 'bill_closed'] as const;

/**
 * What another system does in the name of the house, by a key that may: the same work by the same rules as a waiter's, and
 * in the audit log under the name of the key.
 */
export const v1WritingCalls = calls({
  'GET /v1/tables': {
    summary: 'The tables and counters of the venue, for the ids that orders and bills name.',
    access: { key: 'any' },
    response: z.object({
      tables: z.array(z.object({ id: Id, name: z.string(), type: z.enum(TABLE_TYPES) })),
    }),
  },
  'POST /v1/orders': {
    summary:
      "Places an order for a table or a counter: dishes of the published menu at its prices, held against stock and hours as guests' are. It goes to the kitchen as accepted and on the table's bill, at a counter on one of its own. Needs an `Idempotency-Key`: sent again, it answers with the same order. `table_not_found` also for kiosks.",
    access: { key: 'orders:write' },
    body: z.strictObject({
      table: Id,
      lines: z.array(OrderedDish).min(1).max(50),
      courses: CoursesSaid,
      comment: FreeText(MAX_ORDER_COMMENT).default(''),
      /** What the other system reckoned, minor units; another sum is refused. */
      expected_total: TypedSum.optional(),
    }),
    ...order,
    errors: [
      'table_not_found',
      'menu_not_published',
      'menu_item_unavailable',
      'options_invalid',
      'not_enough_stock',
      'cart_changed',
    ],
    idempotent: 'required',
  },
  'POST /v1/orders/{order}/accept': {
    summary: 'Accepts an order that waits, with the minutes it will take; without, the usual ones.',
    body: z
      .strictObject({ wait_minutes: z.number().int().min(1).max(240).nullable().default(null) })
      .prefault({}),
    ...move,
  },
  'GET /v1/courses': {
    summary: "The venue's courses in serving order, and whether later ones wait until they are fired.",
    access: { key: 'any' },
    response: z.object({
      courses: z.array(z.object({ id: Id, name: z.string() })),
      holds_later: z.boolean(),
    }),
  },
  'POST /v1/orders/{order}/course': {
    summary:
      'Fires a course of an order, or holds it again: what is held nobody makes. `order_move_refused` for holding one of which something is made.',
    ...move,
    body: z.strictObject({ course_id: Id, held: z.boolean() }),
  },
  'POST /v1/orders/{order}/close': {
    summary: 'Everything of it is served or handed over; paid or not, it is done.',
    ...move,
  },
  'POST /v1/orders/{order}/reject': {
    summary: 'Refuses an order with a reason that its guest reads.',
    body: z.strictObject({ reason: Reason }),
    ...move,
  },
  'POST /v1/orders/{order}/fail': {
    summary: 'An accepted order cannot be made; its guest reads the reason.',
    body: z.strictObject({ reason: Reason }),
    ...move,
  },
  'GET /v1/bills': {
    summary: 'The open bills of the tables, and those closed in the last hours.',
    access: { key: 'bills:read' },
    response: z.object({ currency: Currency, bills: z.array(ApiBill) }),
  },
  'GET /v1/bills/{bill}': {
    summary: 'One bill by its id, as it is now.',
    access: { key: 'bills:read' },
    response: z.object({ currency: Currency, bill: ApiBill }),
    errors: ['bill_not_found'],
  },
  'POST /v1/bills': {
    summary: 'Opens the bill of a table, or answers with the open one.',
    ...bill,
    body: z.strictObject({ table: Id }),
    errors: ['table_not_found'],
    idempotent: true,
  },
  'POST /v1/bills/{bill}/lines': {
    summary:
      'Puts items on a bill: of the menu at its price, or by name and price (minor units). With `kitchen` they are made; else they are only sold. Needs an `Idempotency-Key`.',
    ...bill,
    body: z.strictObject({
      lines: BillLines,
      courses: CoursesSaid,
      kitchen: z.boolean().default(false),
    }),
    errors: [...billErrors, 'menu_item_unavailable', 'options_invalid'],
    idempotent: 'required',
  },
  'POST /v1/bills/{bill}/payments': {
    summary:
      'Money was taken over there, in cash or at a card machine: for an amount, or for all that is left. `expected_total` is what was taken; `bill_changed` with what is left (major units) where it is another sum. Needs an `Idempotency-Key`.',
    ...bill,
    body: z.strictObject({
      method: z.enum(['cash', 'card-machine']),
      amount: TypedSum.optional(),
      expected_total: TypedSum.optional(),
      note: FreeText(100).default(''),
    }),
    errors: [
      ...billErrors,
      'bill_changed',
      'bill_item_not_free',
      'order_already_paid',
      'payment_amount_invalid',
    ],
    idempotent: 'required',
  },
  'POST /v1/bills/{bill}/close': {
    summary: 'Closes a bill on which nothing is owed and no money is on its way.',
    ...bill,
    errors: [...billErrors, 'bill_owes_money'],
    idempotent: true,
  },
});
