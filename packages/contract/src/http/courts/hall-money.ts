import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { PeriodQuery } from '../console/reports.ts';
import { PaidFrom, paidFromErrors } from '../console/till/drawers.ts';
import { Empty, FreeText, Id, Instant, Major, Revision } from '../shared/shared.ts';

const { lead, office, owner } = ROLE_GROUPS;

/** How an operator pays a stall: a transfer by the bank, or by hand out of its drawer into the stall's. */
export const STALL_PAYOUT_WAYS = ['bank', 'cash'] as const;

/** Between a stall and the operator of its hall, who takes the money of guests for it; major units. */
export const HallAccount = z.object({
  /** The other one. */
  venue: Id,
  name: z.string(),
  /** What its food court is called; null: it is in none of that operator now. */
  hall: z.string().nullable(),
  taken: Major,
  given_back: Major,
  commission: Major,
  /** What the provider sent on to the stall at once, less what of it came back. */
  passed: Major,
  /** What of that is owed is on its way there by itself, and cannot be paid out otherwise. */
  on_its_way: Major,
  /** How it stands with that now; null: this hall pays stalls otherwise. */
  direct: z
    .object({
      standing: z.enum(['works', 'operator', 'none', 'stopped']),
      provider: z.string(),
      /** What the provider refused for good to send on, or to bring back, of the last thirty days. */
      refused: Major,
    })
    .nullable(),
  paid_out: Major,
  /** Below nothing: what went back after a payout, which the next one is less by. */
  owed: Major,
  /** What the operator keeps of a sale now, and every percentage there was, the latest first. */
  percent: z.number(),
  version: z.number().int(),
  versions: z.array(
    z.object({ version: z.number().int(), percent: z.number(), changed_at: Instant, changed_by: z.string() }),
  ),
  /** Whether the stall said where the bank sends its money to. */
  has_account: z.boolean(),
});
export type HallAccount = z.infer<typeof HallAccount>;

const HallPayout = z.object({
  number: z.number().int(),
  /** The number of the first of those that were paid together. */
  run: z.number().int(),
  /** Whether there is a file of its run for the bank; never for who was paid. */
  bank_file: z.boolean(),
  venue: Id,
  name: z.string(),
  amount: Major,
  way: z.enum(STALL_PAYOUT_WAYS),
  note: z.string(),
  by: z.string(),
  at: Instant,
});

export const HallMoney = z.object({
  /** Stalls that this venue takes money for, or still owes. */
  stalls: z.array(HallAccount),
  /** The latest first. */
  payouts: z.array(HallPayout),
  /** Operators who take money for this venue, as it is in its own books. */
  operators: z.array(HallAccount),
  received: z.array(HallPayout),
  /** Where this venue sends payouts from, and where its own are sent to; null: nobody has said. */
  iban: z.string().nullable(),
});
export type HallMoney = z.infer<typeof HallMoney>;

/** Whose side of an account a statement is made from, of which other venue and period. */
const StatementQuery = PeriodQuery.extend({ side: z.enum(['operator', 'stall']), other: Id });

/** What the operator of a hall owes each stall. FOOD-08; ADR 0034. */
export const hallMoneyCalls = calls({
  'GET /console/{venue}/hall/money': {
    summary:
      'What was taken for each stall of the halls that this venue is the operator of, and what operators took for this one: less what went back, the commission and what was paid out. Of other stalls nothing.',
    access: { staff: office },
    response: HallMoney,
  },
  'POST /console/{venue}/hall/commission': {
    summary:
      'Says what the operator keeps of each sale of a stall from now on, in percent to the hundredth: a new version, and the owners of the stall are told. What was sold before keeps its own. `not_found` for a venue that is no stall of it, `settings_changed` where somebody was quicker.',
    access: { staff: owner },
    body: z.strictObject({
      stall: Id,
      percent: z.number().min(0).max(100),
      /** The version that this follows. */
      version: Revision,
    }),
    response: HallMoney,
    errors: ['not_found', 'settings_changed'],
  },
  'POST /console/{venue}/hall/payout': {
    summary:
      'What is owed to stalls is paid: an entry in the books of both for each, all of them or none. Never more than is owed at that moment, in minor units. Cash leaves a drawer of the operator: drawer_holds_less with what it must hold where that is not enough.',
    access: { staff: lead },
    idempotent: true,
    body: z.strictObject({
      payouts: z
        .array(z.strictObject({ to: Id, amount: z.number().int().min(1).max(10_000_000_000) }))
        .min(1)
        .max(100),
      way: z.enum(STALL_PAYOUT_WAYS),
      drawer: PaidFrom,
      note: FreeText(200),
    }),
    response: HallMoney,
    errors: ['payout_exceeds_owed', ...paidFromErrors],
  },
  'GET /console/{venue}/hall/payouts/{run}/bank-file': {
    summary:
      'The payouts of a run as a credit transfer file for the bank (ISO 20022 pain.001.001.09), which takes the same run once. `not_found` unless all were by the bank, in euro, between known accounts.',
    access: { staff: office },
    response: Empty,
    errors: ['not_found'],
  },
  'GET /console/{venue}/hall/report/csv': {
    summary:
      'What this venue took for each stall on each business day of a period as a CSV: orders, sales, what went back, the average of an order, the commission.',
    access: { staff: office },
    query: PeriodQuery,
    response: Empty,
  },
  'GET /console/{venue}/hall/statement/csv': {
    summary:
      'Every movement between a stall and the operator of its hall in a period as a CSV, with what was owed before and after each. Both read the same; `not_found` where there is nothing between them.',
    access: { staff: office },
    query: StatementQuery,
    response: Empty,
    errors: ['not_found'],
  },
  'GET /console/{venue}/hall/statement/pdf': {
    summary: 'The same as a paper, summed up by day.',
    access: { staff: office },
    query: StatementQuery,
    response: Empty,
    file: ['application/pdf'],
    errors: ['not_found'],
  },
});
