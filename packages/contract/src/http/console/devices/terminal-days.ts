import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { Id, Instant, Major } from '../../shared/shared.ts';

const { floor, lead } = ROLE_GROUPS;

const Totals = z.object({ sales: Major, refunds: Major });

/** An X report or Z settlement: what the terminal said beside what our books have since the settlement before. */
export const TerminalTotalsView = z.object({
  id: Id,
  kind: z.enum(['settlement', 'report']),
  /** Cash-register reference (CRN). */
  reference: z.number().int(),
  at: Instant,
  /** Empty: by itself, at the end of the day or because the terminal wanted it. */
  by: z.string(),
  /** Null: the terminal names no sums, they stand on its slip. */
  told: Totals.nullable(),
  booked: Totals,
  /** What the terminal has more than the books, less where negative; null: they agree, or it names no sums. */
  difference: Totals.nullable(),
  /** Payments of which nobody knew then whether they were charged. */
  unresolved: z.number().int(),
  /** As the terminal wrote it. */
  slip: z.string(),
});
export type TerminalTotalsView = z.infer<typeof TerminalTotalsView>;

/** What a terminal is at. */
export const TERMINAL_WORK = ['sale', 'void', 'refund', 'settlement', 'report', 'void_unresolved'] as const;

export const TerminalDayView = z.object({
  id: Id,
  name: z.string(),
  running: z.object({ kind: z.enum(TERMINAL_WORK), by: z.string(), display: z.string() }).nullable(),
  /** What concerned its day last, and how that ended. */
  action: z
    .object({
      id: Id,
      kind: z.enum(['settlement', 'report', 'void_unresolved']),
      /** `unknown`: the terminal has not said; a settlement is asked for again under its reference. */
      state: z.enum(['running', 'approved', 'declined', 'unknown']),
      code: z.string(),
      text: z.string(),
      at: Instant,
    })
    .nullable(),
  /** The last that was done; null: none yet. */
  settlement: TerminalTotalsView.nullable(),
  /** The last X report since that; null: none. */
  report: TerminalTotalsView.nullable(),
  /** Sales of which nobody knows whether the card was charged. */
  unresolved: z.array(
    z.object({ payment: Id, reference: z.number().int(), amount: Major, by: z.string(), at: Instant }),
  ),
});
export type TerminalDayView = z.infer<typeof TerminalDayView>;

const deed = {
  body: z.strictObject({}),
  response: z.object({ day: TerminalDayView }),
  errors: ['not_found', 'terminal_busy'],
  idempotent: true,
} as const;

/** The day of a card terminal: X report, Z settlement, and what nobody knows. Spec 3§1, 3§4; ADR 0039. */
export const consoleTerminalDayCalls = calls({
  'GET /console/{venue}/terminals/{terminal}/day': {
    summary:
      'What a card terminal is at, its last settlement and report, and the sales nobody knows the end of.',
    access: { staff: floor },
    response: z.object({ day: TerminalDayView }),
    errors: ['not_found'],
  },
  'GET /console/{venue}/terminals/{terminal}/settlements': {
    summary: 'The latest hundred settlements of a card terminal, each beside what the books have.',
    access: { staff: floor },
    response: z.object({ settlements: z.array(TerminalTotalsView) }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/terminals/{terminal}/report': {
    summary:
      'X report: has the terminal say what it took since its last settlement; nothing is closed. It runs on after the answer.',
    access: { staff: floor },
    ...deed,
  },
  'POST /console/{venue}/terminals/{terminal}/settlement': {
    summary:
      'Z settlement: closes the terminal’s day. One that runs is joined, one that is not done is asked for again under its reference. It runs on after the answer.',
    access: { staff: lead },
    ...deed,
  },
  'POST /console/{venue}/terminals/{terminal}/void-unresolved': {
    summary:
      'Voids, 3 s apart, the sales of which nobody knows whether they were charged; what the terminal knows nothing of is done with. It runs on after the answer.',
    access: { staff: lead },
    ...deed,
  },
});
