import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Id, Instant } from '../shared/shared.ts';

const { office } = ROLE_GROUPS;

/** Minor units. */
const Cents = z.number().int();
const Count = z.number().int();

/** What it is, and what it is on the same day of the weeks before, until the same minute. Null: there is none to tell. */
const Beside = z.object({ now: Count.nullable(), usual: Count.nullable() });

/** What needs a person; `money` is an open alert about money, named as there. */
const Need = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('money'),
    id: Id,
    alert: z.string(),
    /** Null: it is about no amount. */
    amount: Cents.nullable(),
    at: Instant,
  }),
  /** A drawer was counted, and was not what the books say; negative: missing. */
  z.object({ kind: z.literal('drawer'), id: Id, name: z.string(), difference: Cents, at: Instant }),
  /** Seconds from accepting to the last dish, of the orders of the last hours and as usual. */
  z.object({ kind: z.literal('kitchen'), seconds: Count, usual: Count }),
  z.object({
    kind: z.literal('review'),
    id: Id,
    rating: Count,
    comment: z.string(),
    table_name: z.string().nullable(),
    at: Instant,
  }),
  z.object({ kind: z.literal('stock'), id: z.string(), name: z.string(), left: Count, each_day: Count }),
]);
export type HomeNeedView = z.infer<typeof Need>;

export const HomeView = z.object({
  /** The business day that runs, `YYYY-MM-DD`. */
  day: z.string(),
  at: Instant,
  /** How many of the last four same days of the week it is held against: those on which anything was sold. */
  compared: Count,
  /** `net` as in the numbers: what was sold in the end. */
  takings: z.object({
    now: Cents,
    usual: Cents.nullable(),
    /** What the day comes to when its rest is as usual. */
    likely: Cents.nullable(),
  }),
  /** Running totals at the end of each hour, in the order of the business day: 25 where it begins within one; `now` null: not yet. */
  curve: z.array(
    z.object({ hour: Count, now: Cents.nullable(), low: Cents.nullable(), high: Cents.nullable() }),
  ),
  /** Minutes of the running hour that have gone. */
  minute: Count,
  orders: Beside,
  /** Net by order, minor units. */
  average: Beside,
  /** Seconds that parties stayed, and that the kitchen took from accepting to the last dish. */
  at_table: Beside,
  kitchen: Beside,
  needs: z.array(Need),
  /** How many there are; the list names the most urgent. */
  needs_count: Count,
  /** Who works, by when they began; nobody where hours are not kept. */
  shift: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      since: Instant,
      on_break: z.boolean(),
      /** Tables with guests that are theirs. */
      tables: Count,
      tips: Cents,
    }),
  ),
});
export type HomeView = z.infer<typeof HomeView>;

/** A venue's day at a glance, for who answers for it. */
export const consoleHomeCalls = calls({
  'GET /console/{venue}/home': {
    summary: 'Today beside the same day of the last weeks, what needs a person, and who works.',
    access: { staff: office },
    response: HomeView,
  },
});
