import { DISPUTE_STATUSES } from '@tableside/domain/ledger';
import { MAX_MINOR } from '@tableside/domain/money';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { MAX_VAT_RATES } from '@tableside/domain/vat';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { PaymentData } from '../payments.ts';
import { BillItem, BillPayment, BillView } from '../shared/bill-view.ts';
import { IdPlace, NumberPlace } from '../shared/places.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { Empty, FreeText, Id, Instant, Major } from '../shared/shared.ts';
import { BillLines, CoursesSaid, TypedSum } from '../shared/staff-dish.ts';
import { CounterPaper } from './till/counter.ts';

const { floor, money, office, lead, owner } = ROLE_GROUPS;
const Reason = FreeText(200).min(1);

/** How many bills the list of now holds: what is open comes first, then the latest that were closed. */
export const MAX_BILLS = 500;

/** A bill as staff see it: also what was taken off it and by whom. Amounts in major units. */
export const StaffBill = BillView.extend({
  id: Id,
  table_id: Id,
  refunded: Major,
  tips: Major,
  opened_by: z.string().nullable(),
  /** Its guests are gone; whoever sits at the table now has another bill. */
  party_left: z.boolean(),
  items: z.array(
    BillItem.extend({
      note: z.string(),
      added_by: z.string().nullable(),
      order_id: z.string().nullable(),
      /** Who at the table got it, as staff said; null: shared, or nobody said. */
      seat: z.number().int().nullable(),
      /**
       * What the phone of `held_by` does with it: chose it, began to pay, or has money on its way. Staff go before the
       * first two.
       */
      in_hand: z.enum(['selected', 'begun', 'paying']).nullable(),
    }),
  ),
  /** `taken_by`: who of the staff took it; null: it was paid by phone. */
  payments: z.array(BillPayment.extend({ taken_by: z.string().nullable() })),
  voided: z.array(
    z.object({
      name: z.string(),
      price: Major,
      voided_at: Instant,
      voided_by: z.string(),
      reason: z.string(),
    }),
  ),
});
/** A payment as staff see it. */
export const StaffPayment = z.object({
  uuid: Id,
  bill: Id,
  unique_order_number: z.string(),
  /** What it is for; a tip and a donation by card are for somebody, not for a table. */
  kind: z.enum(['order', 'table', 'tip', 'donation']),
  /** Where; of a tip or donation by card for whom. */
  table_name: z.string(),
  order_id: z.string().nullable(),
  method: z.string(),
  provider: z.string(),
  provider_ref: z.string().nullable(),
  status: z.string(),
  amount: Major,
  tips: Major,
  total: Major,
  refunded: Major,
  refund_due: Major,
  refundable: Major,
  created_at: Instant,
  paid_at: Instant.nullable(),
  taken_by: z.string().nullable(),
  payment_data: PaymentData.nullable(),
  failure: z.string().nullable(),
  /** Where the cardholder's latest dispute of it stands. */
  dispute: z.enum(DISPUTE_STATUSES).nullable(),
  items: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** What was paid for it, and what a member had off it before. */
      price: Major,
      loyalty_discount: Major,
      refunded: Major,
    }),
  ),
  refunds: z.array(
    z.object({
      id: Id,
      amount: Major,
      tip: Major,
      /** What a member had off the dishes that went back: it goes with them, and is in no money. */
      loyalty_discount: Major,
      cause: z.string(),
      reason: z.string(),
      status: z.string(),
      requested_by: z.string().nullable(),
      created_at: Instant,
      done_at: Instant.nullable(),
    }),
  ),
});
export const MoneyAlert = z.object({
  id: Id,
  kind: z.string(),
  payment: Id.nullable(),
  data: z.record(z.string(), z.unknown()),
  raised_at: Instant,
  settled_at: Instant.nullable(),
  settled_by: z.string().nullable(),
  note: z.string().nullable(),
});
export type StaffBill = z.infer<typeof StaffBill>;
export type StaffPayment = z.infer<typeof StaffPayment>;
export type MoneyAlert = z.infer<typeof MoneyAlert>;

const TillView = z.object({
  till: z.object({
    kind: z.enum(['built-in', 'external']),
    url: z.string().nullable(),
    /** Orders and payments on their way. */
    waiting: z.number().int(),
    /** What is on its way was tried more than once. */
    silent: z.boolean(),
    ...stamp,
  }),
});
const Percent = z.number().min(0).max(50).multipleOf(0.01);
/** Who sells, as receipts and invoices name them. */
const Legal = z.strictObject({
  company_name: FreeText(100).min(1),
  company_code: FreeText(30).min(1),
  /** Null: the company pays no VAT. */
  vat_code: z.string().min(1).max(30).nullable(),
  address: FreeText(200).min(1),
  /** Of what names no other rate, with up to two decimals; prices hold it. */
  vat_percent: Percent,
  /** Every rate, where there are several; absent: everything is sold at `vat_percent`. */
  vat_rates: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/),
        name: FreeText(40).min(1),
        percent: Percent,
      }),
    )
    .min(2)
    .max(MAX_VAT_RATES)
    .optional(),
  /** Which of them is sold at where nothing else is said; its percent goes before `vat_percent`. */
  usual_vat_rate: z.string().max(40).optional(),
  /** What invoice numbers begin with. */
  invoice_series: z.string().regex(/^[A-Z0-9]{1,8}$/),
});
export type LegalSettings = z.infer<typeof Legal>;
const LegalView = z.object({ legal: Legal.nullable(), ...stamp });
const bill = { response: z.object({ bill: StaffBill }), idempotent: true } as const;
const billErrors = ['bill_not_found', 'bill_closed'] as const;

/** What staff do with bills, payments and refunds. */
export const consoleMoneyCalls = calls({
  'GET /console/{venue}/bills': {
    summary: `Open bills of the tables, and those closed in the last hours; at most ${MAX_BILLS}, of the closed the latest. \`list\` = \`closed\`: all that were ever closed, the latest first, 50 at a time; \`before\` is the last one of the page before.`,
    access: { staff: money },
    query: z.strictObject({
      list: z.enum(['now', 'closed']).optional(),
      before: IdPlace.optional(),
    }),
    response: z.object({ bills: z.array(StaffBill), more: z.boolean() }),
  },
  'GET /console/{venue}/bills/{bill}': {
    summary: 'A bill.',
    access: { staff: money },
    response: z.object({ bill: StaffBill }),
    errors: ['bill_not_found'],
  },
  'POST /console/{venue}/tables/{table}/bill': {
    summary: 'Opens the bill of a table, or answers with the open one.',
    access: { staff: floor },
    body: z.strictObject({ guest_count: z.number().int().min(1).max(200).nullable().default(null) }),
    ...bill,
    errors: ['table_not_found'],
  },
  'POST /console/{venue}/bills/{bill}/lines': {
    summary: 'Puts items on a bill: from the menu at its price, or by name and price.',
    access: { staff: floor },
    body: z.strictObject({
      lines: BillLines,
      courses: CoursesSaid,
      /** The kitchen makes them: they come to stations and printers as an order of the house. Else they are only sold. */
      kitchen: z.boolean().default(false),
      /** What staff saw that they cost, minor units; another sum is refused. */
      expected_total: z.number().int().min(0).max(MAX_MINOR).optional(),
    }),
    ...bill,
    errors: [...billErrors, 'menu_item_unavailable', 'options_invalid', 'cart_changed'],
  },
  'POST /console/{venue}/bills/{bill}/items/change': {
    summary:
      'Changes the price of an unpaid item, or the note of any, with a reason. A new note reaches the kitchen, its paper and the guest; dish_made once the dish is made, validation_failed for more words than a cook reads at a glance.',
    access: { staff: floor },
    body: z.strictObject({
      item: Id,
      price: TypedSum.optional(),
      note: FreeText(200).optional(),
      reason: Reason,
    }),
    ...bill,
    errors: [...billErrors, 'bill_item_not_free', 'dish_made', 'role_limit'],
  },
  'POST /console/{venue}/bills/{bill}/items/void': {
    summary: 'Takes unpaid items off a bill, with a reason.',
    access: { staff: floor },
    body: z.strictObject({ items: z.array(Id).min(1).max(200), reason: Reason }),
    ...bill,
    errors: [...billErrors, 'bill_item_not_free', 'role_limit'],
  },
  'POST /console/{venue}/bills/{bill}/discount': {
    summary:
      'Sets the discount of a bill on which nothing is paid and no money is on its way; zero takes it off.',
    access: { staff: floor },
    body: z.strictObject({
      percent: z.number().min(0).max(100).optional(),
      /** Minor units. */
      amount: TypedSum.optional(),
      reason: Reason,
    }),
    ...bill,
    errors: [...billErrors, 'bill_item_not_free', 'role_limit'],
  },
  'POST /console/{venue}/bills/{bill}/precheck': {
    summary:
      'Marks the pre-check as printed, or takes the mark back. With `printer` it comes out there; the answer holds the text for whoever prints it by themselves. `validation_failed` with `fields.printer` `unknown` for one that prints no bills.',
    access: { staff: floor },
    body: z.strictObject({ printed: z.boolean(), printer: Id.nullable().default(null) }),
    response: z.object({ bill: StaffBill, text: z.string(), paper: CounterPaper.nullable() }),
    errors: [...billErrors],
    idempotent: true,
  },
  'POST /console/{venue}/bills/{bill}/settle': {
    summary:
      'The guest paid staff: in cash, on the room, or at the card machine of the house. bill_changed with what is to be taken now (major units) where that is not what was on screen.',
    access: { staff: floor },
    body: z.strictObject({
      method: z.enum(['cash', 'room-bill', 'card-machine']),
      /** Items, an amount (minor units), or neither for all that is left. */
      items: z.array(Id).max(500).optional(),
      amount: TypedSum.optional(),
      /** What staff saw and took without the tip, minor units; another sum is refused. */
      expected_total: TypedSum.optional(),
      /** Minor units. */
      tip: TypedSum.default(0),
      note: FreeText(100).default(''),
    }),
    ...bill,
    errors: [
      ...billErrors,
      'bill_changed',
      'bill_item_not_free',
      'order_already_paid',
      'payment_amount_invalid',
      'tip_invalid',
    ],
  },
  'POST /console/{venue}/bills/{bill}/close': {
    summary: 'Closes a bill. One with money owed only with `force` and a reason, by owner or manager.',
    access: { staff: floor },
    body: z.strictObject({ force: z.boolean().default(false), reason: FreeText(200).default('') }),
    ...bill,
    errors: [...billErrors, 'bill_owes_money', 'role_limit'],
  },
  'GET /console/{venue}/payments': {
    summary:
      "Payments, newest first, 50 at a time; `before` is the last one of the page before. `search`: of the last year, by the order's number, the provider's reference, the last digits of the card, or the table.",
    access: { staff: money },
    query: z.strictObject({
      before: IdPlace.optional(),
      bill: IdPlace.optional(),
      search: z.string().max(64).optional(),
    }),
    response: z.object({ payments: z.array(StaffPayment), more: z.boolean() }),
  },
  'GET /console/{venue}/payments/{payment}': {
    summary: 'A payment with its items and refunds.',
    access: { staff: money },
    response: z.object({ payment: StaffPayment }),
    errors: ['payment_not_found'],
  },
  'POST /console/{venue}/payments/{payment}/refund': {
    summary: 'Gives money back: all, an amount, items, or the tip alone; limits per role. The guest is told.',
    access: { staff: floor },
    body: z.strictObject({
      /** Minor units; absent with `items`: their sum; with `tip` alone: that; with neither: all that is left, the tip included. */
      amount: TypedSum.optional(),
      items: z.array(Id).max(500).optional(),
      /** Minor units of the tip to give back; 0 with nothing else: nothing. */
      tip: TypedSum.optional(),
      reason: Reason,
    }),
    response: z.object({ payment: StaffPayment }),
    errors: ['payment_not_found', 'refund_exceeds_paid', 'refund_limit', 'refund_too_small'],
    idempotent: true,
  },
  'POST /console/{venue}/refunds/{refund}/done': {
    summary: 'A refund that only a person can make has been made.',
    access: { staff: lead },
    response: z.object({ payment: StaffPayment }),
    errors: ['refund_not_found'],
    idempotent: true,
  },
  'GET /console/{venue}/money-alerts': {
    summary: 'What did not agree between us and a provider, open ones first.',
    access: { staff: office },
    response: z.object({ alerts: z.array(MoneyAlert) }),
  },
  'POST /console/{venue}/money-alerts/{alert}/settle': {
    summary: 'A person has looked at it; the note says what was found.',
    access: { staff: lead },
    body: z.strictObject({ note: Reason }),
    response: z.object({ alert: MoneyAlert }),
    errors: ['not_found'],
  },
  'GET /console/{venue}/till': {
    summary: 'Which till the venue uses, and whether it answers.',
    access: { staff: lead },
    response: TillView,
  },
  'POST /console/{venue}/till': {
    summary:
      'Connects an external till over HTTP (its wire is described with the sandbox), or goes back to the built-in one. settings_changed over what a colleague saved meanwhile.',
    access: { staff: owner, password: true },
    body: z.discriminatedUnion('kind', [
      z.strictObject({ ...over, kind: z.literal('built-in') }),
      z.strictObject({
        ...over,
        kind: z.literal('external'),
        url: z.string().min(1).max(500),
        api_key: z.string().min(1).max(500),
        webhook_secret: z.string().min(16).max(500),
      }),
    ]),
    response: TillView,
    errors: ['provider_keys_invalid', 'settings_changed'],
  },
  'POST /console/{venue}/till/test': {
    summary:
      'Asks an external till whether it is there, with what is typed or, without that, with what is stored; changes nothing.',
    access: { staff: owner, password: true },
    body: z.strictObject({
      url: z.string().min(1).max(500).optional(),
      api_key: z.string().min(1).max(500).optional(),
    }),
    response: z.object({
      /** It answers; it knows another key; what answers is no till; nobody answers; we may not call there. */
      outcome: z.enum(['answers', 'keys_refused', 'not_a_till', 'no_answer', 'not_allowed']),
    }),
    errors: ['provider_keys_invalid'],
  },
  'GET /console/{venue}/legal': {
    summary: 'Who sells in law: company, codes, VAT, invoice series; null: the venue never said.',
    access: { staff: office },
    response: LegalView,
  },
  'POST /console/{venue}/legal': {
    summary:
      'Says who sells in law, from the next receipt and invoice on; issued ones stay as they are. A VAT rate that is left out while the menu names it is refused with `fields.vat_rates` and `used_by`, the names of what does. settings_changed over what a colleague saved meanwhile.',
    access: { staff: owner, password: true },
    body: Legal.extend(over),
    response: LegalView,
    errors: ['vat_code_invalid', 'settings_changed'],
  },
  'GET /console/ledger/export': {
    summary:
      'The journal, payment events, allocations and refunds as NDJSON, append-only and hash-chained: enough to recompute every balance.',
    access: 'signed-in',
    query: z.strictObject({ venue: Id.optional(), after: NumberPlace.optional() }),
    response: Empty,
    file: ['application/x-ndjson'],
    errors: ['not_allowed'],
  },
});
