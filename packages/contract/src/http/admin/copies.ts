import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { MoneyAlert } from '../console/money.ts';
import { FreeText, Id, Instant } from '../shared/shared.ts';

/** Minor units: they are compared with the bank's own list, not rounded, not converted. */
const Cents = z.number().int();
const Count = z.number().int();

/** Of how many hours before the gap the page says what came back. */
export const HELD_HOURS = 24;

/** A bank of the venue, and what is known of the hours that are missing. */
export const CopyBank = z.object({
  provider: z.string(),
  /** It shows us a list of its payments. */
  lists: z.boolean(),
  /** When that list was held against the books last; null: not yet. */
  listed_at: Instant.nullable(),
  /** What our books hold of these hours. */
  payments: Count,
  payments_total: Cents,
  /** Until a person has looked at it. */
  alert: MoneyAlert.nullable(),
});

/** A start after which orders and payments may be missing from the books. */
export const CopyStart = z.object({
  id: Id,
  /** `away`: the server stood still and came back where it was; a machine that was set back looks the same. */
  cause: z.enum(['copy', 'away']),
  /** The last moment that came back, and when the server was started without what came after it. */
  from_at: Instant,
  until_at: Instant,
  /** What the books hold of the `HELD_HOURS` before `from_at`, and how far they go. */
  came_back: z.object({
    orders: Count,
    orders_total: Cents,
    payments: Count,
    payments_total: Cents,
    last_order: z.string().nullable(),
    last_order_at: Instant.nullable(),
    last_payment_at: Instant.nullable(),
  }),
  banks: z.array(CopyBank),
  /** Where the venue has no bank: what a person settles. */
  alert: MoneyAlert.nullable(),
  /** Payments that banks have and the books do not, as far as lists and messages told. */
  beyond: z.array(MoneyAlert),
});
export type CopyBank = z.infer<typeof CopyBank>;
export type CopyStart = z.infer<typeof CopyStart>;

/** What staff read and settle after the server was started from a copy. */
export const consoleCopyCalls = calls({
  'GET /console/{venue}/copy-starts': {
    summary:
      'Starts from a copy, newest first: what came back, what the banks say beyond it, and who has looked at it. Each is settled by its alerts.',
    access: { staff: ROLE_GROUPS.office },
    response: z.object({ starts: z.array(CopyStart) }),
  },
  'POST /console/{venue}/copy-starts/{start}/settle': {
    summary:
      'A person has compared one bank of such a start, or the venue where it has none (null): its alert and those of the payments it has beyond the books are settled with one note.',
    access: { staff: ROLE_GROUPS.lead },
    body: z.strictObject({ provider: z.string().min(1).max(40).nullable(), note: FreeText(200).min(1) }),
    response: z.object({ start: CopyStart }),
    errors: ['not_found'],
  },
});
