import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Empty, FreeText, Instant } from '../shared/shared.ts';

const { office, lead, floor } = ROLE_GROUPS;

/** Minor units: reports are sums of the journal, which is kept in them. Not rounded, not converted. */
const Cents = z.number().int();
const Count = z.number().int();
/** A business day of the venue, `YYYY-MM-DD`. */
const Day = z.string();

/** Which business days: `from` and `to` only with `custom`, both included, at most 366. */
export const PeriodQuery = z.strictObject({
  period: z.enum(['today', 'yesterday', 'week', 'month', 'custom']).default('today'),
  from: z.string().max(10).optional(),
  to: z.string().max(10).optional(),
});
const Period = z.object({
  kind: z.enum(['today', 'yesterday', 'week', 'month', 'custom']),
  from: Day,
  to: Day,
  from_at: Instant,
  to_at: Instant,
  /** It has not ended yet. */
  running: z.boolean(),
});

/** What the journal of a period comes to; `net` is what was sold in the end. See `domain/reports`. */
export const FiguresView = z.object({
  sold: Cents,
  taken_off: Cents,
  discounts: Cents,
  /** What members of a loyalty programme had off; absent in reports that were closed before there was any. */
  loyalty_discounts: Cents.optional(),
  sales_refunded: Cents,
  sales_corrected: Cents,
  fees: Cents,
  net: Cents,
  tips: Cents,
  tips_refunded: Cents,
  received: Cents,
  given_back: Cents,
  money_corrected: Cents,
  receivable: Cents,
  refunds_owed: Cents,
  suspense: Cents,
});
const Method = z.object({ method: z.string(), payments: Count, received: Cents, given_back: Cents });
/** `name` null: guests' phones for money, the house's pool for tips. */
const Person = z.object({
  name: z.string().nullable(),
  payments: Count,
  sales: Cents,
  received: Cents,
  tips: Cents,
});
/** `name` null: money that is for no dish in particular. */
const Item = z.object({
  name: z.string().nullable(),
  quantity: Count,
  sold: Cents,
  taken_off: Cents,
  discounts: Cents,
  refunded: Cents,
  net: Cents,
});
const Vat = z.object({ percent: z.number(), net: Cents, vat: Cents, gross: Cents });
const Account = z.object({ account: z.string(), amount: Cents });

export const NumbersView = z.object({
  period: Period,
  figures: FiguresView,
  /** What it is compared with, as far as the period has gone. */
  before: z.object({ from: Day, to: Day, net: Cents, orders: Count }),
  counts: z.object({ orders: Count, refused: Count, covers: Count, payments: Count }),
  /** Averages in seconds; null: there were none. */
  times: z.object({ accept: Count.nullable(), serve: Count.nullable() }),
  days: z.array(z.object({ day: Day, net: Cents, received: Cents, tips: Cents })),
  /** In the order of the business day, from the hour in which it begins. */
  hours: z.array(z.object({ hour: Count, net: Cents, received: Cents, tips: Cents })),
  items: z.array(Item),
  methods: z.array(Method),
  people: z.array(Person),
  vat: z.array(Vat),
  accounts: z.array(Account),
});
export type NumbersView = z.infer<typeof NumbersView>;

/** What a Z report says. */
export const ZContent = z.object({
  first_day: Day,
  last_day: Day,
  /** The one before it was made; null: it is the first. */
  since: Instant.nullable(),
  figures: FiguresView,
  methods: z.array(Method),
  people: z.array(Person),
  vat: z.array(Vat),
  accounts: z.array(Account),
  cash: z.object({
    float: Cents,
    moved: Cents,
    /** What open drawers of people held at the report before, and hold now: not in the house's. Absent: nobody has one. */
    held: z.object({ before: Cents, now: Cents }).optional(),
    /** What of it left drawers for things of the house, less what was put into them. Absent: nothing did. */
    petty_cash: Cents.optional(),
    /** And for whom it was owed: tips, donations, stalls of a hall; less what a hall paid this venue. Absent: nothing did. */
    handed_out: Cents.optional(),
    expected: Cents,
    counted: Cents.nullable(),
    difference: Cents.nullable(),
  }),
  /** Drawers of people that were counted since the report before, and those that are open. Absent: there are none. */
  drawers: z
    .array(
      z.object({
        name: z.string(),
        opened_at: Instant,
        closed_at: Instant.nullable(),
        float: Cents,
        expected: Cents,
        counted: Cents.nullable(),
        difference: Cents.nullable(),
      }),
    )
    .optional(),
  /** The drawer was opened and nothing was sold; absent in reports that were closed before that was noted. */
  drawer_openings: z.array(z.object({ at: Instant, by: z.string(), reason: z.string() })).optional(),
  open_bills: z.array(
    z.object({
      number: z.string(),
      table_name: z.string(),
      opened_at: Instant,
      total: Cents,
      paid: Cents,
      left: Cents,
    }),
  ),
  note: z.string(),
});
export const ZReport = z.object({
  number: Count,
  closed_at: Instant,
  closed_by: z.string(),
  /** The records of the venue's sealed books that it is made of: after one number, up to another, whose hash this is. */
  seal: z.object({ after: Count, number: Count, hash: z.string() }),
  ...ZContent.shape,
});
export type ZContent = z.infer<typeof ZContent>;
export type ZReport = z.infer<typeof ZReport>;

const csv = { response: Empty, file: ['text/csv'], access: { staff: office } } as const;

/** The venue's numbers, all of money from the journal, and the closing of days. */
export const consoleReportCalls = calls({
  'GET /console/{venue}/numbers': {
    summary: 'Sales, money, counts and times of a period of business days.',
    access: { staff: office },
    query: PeriodQuery,
    response: NumbersView,
  },
  'GET /console/{venue}/numbers/own': {
    summary: 'What the caller took and was tipped in a period; nothing of anybody else.',
    access: { staff: floor },
    query: PeriodQuery,
    response: z.object({ period: Period, own: Person }),
  },
  'GET /console/{venue}/numbers/csv/{table}': {
    summary:
      "One table of a period as CSV in the venue's language: days, hours, items, methods, people, vat or accounts. Its last line is the total of the journal.",
    query: PeriodQuery,
    ...csv,
    errors: ['not_found'],
  },
  'GET /console/{venue}/z-reports': {
    summary:
      'Z reports, newest first, 50 at a time; `before` is the number of the last one of the page before.',
    access: { staff: office },
    query: z.strictObject({ before: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
    response: z.object({
      reports: z.array(
        z.object({
          number: Count,
          closed_at: Instant,
          closed_by: z.string(),
          first_day: Day,
          last_day: Day,
          net: Cents,
          received: Cents,
          cash_difference: Cents.nullable(),
        }),
      ),
      more: z.boolean(),
    }),
  },
  'GET /console/{venue}/z-reports/next': {
    summary: 'What a Z report would say now; `after` is the number of the last one, 0 before the first.',
    access: { staff: office },
    response: z.object({ after: Count, content: ZContent }),
  },
  'GET /console/{venue}/z-reports/{number}': {
    summary: 'A Z report.',
    access: { staff: office },
    response: z.object({ report: ZReport }),
    errors: ['not_found'],
  },
  'GET /console/{venue}/z-reports/{number}/pdf': {
    summary: "A Z report as a PDF in the venue's language.",
    access: { staff: office },
    response: Empty,
    file: ['application/pdf'],
    errors: ['not_found'],
  },
  'POST /console/{venue}/z-reports': {
    summary:
      'Closes what happened since the last Z report into the next one. `after` is the last one seen: when somebody else closed meanwhile, the answer is theirs and `made` is false.',
    access: { staff: lead },
    body: z.strictObject({
      after: z.number().int().min(0).max(1_000_000_000),
      /** Minor units. What was in the drawer at the beginning, and what was found in it; null: nobody counted. */
      float: z.number().int().min(0).max(100_000_000_00).default(0),
      counted: z.number().int().min(0).max(100_000_000_00).nullable().default(null),
      note: FreeText(500).default(''),
    }),
    response: z.object({ report: ZReport, made: z.boolean() }),
    idempotent: true,
  },
});
