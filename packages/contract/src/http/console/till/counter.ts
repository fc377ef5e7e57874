import { PRINTER_PROBLEMS } from '@tableside/domain/printing';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { FreeText, Id, Instant } from '../../shared/shared.ts';

const { floor, lead } = ROLE_GROUPS;

/** A receipt, a bill or a day report that staff had printed, and what became of it. */
export const CounterPaper = z.object({
  id: Id,
  printer: Id,
  printer_name: z.string(),
  /** `waiting`: it comes out by itself; `cancelled`: by staff, or because `good_until` went by. */
  state: z.enum(['waiting', 'printed', 'cancelled']),
  /** Why its printer does not print; null: it does, as far as is known. */
  problem: z.enum(PRINTER_PROBLEMS).nullable(),
  /** It says of itself that it may be the second. */
  copy: z.boolean(),
  /** The same came out of a printer once, or may have. */
  on_paper: z.boolean(),
  good_until: Instant,
});
export type CounterPaper = z.infer<typeof CounterPaper>;

const print = {
  body: z.strictObject({ printer: Id }),
  response: z.object({ paper: CounterPaper }),
  idempotent: true,
} as const;

/** What staff print at the counter. The pre-check of a bill is printed by the call that marks it. */
export const consoleCounterCalls = calls({
  'POST /console/{venue}/payments/{payment}/print': {
    summary:
      'Prints the receipt of a payment; marked as a copy where it was printed before, or may have been. `validation_failed` with `fields.printer` `unknown` for one that prints no receipts.',
    access: { staff: floor },
    ...print,
    errors: ['payment_not_found'],
  },
  'POST /console/{venue}/z-reports/{number}/print': {
    summary: 'Prints a Z report, in the same way.',
    access: { staff: lead },
    ...print,
    errors: ['not_found'],
  },
  'POST /console/{venue}/drawer/open': {
    summary:
      'Opens a cash drawer: for cash that was just taken (once for a payment, within five minutes), or without a sale, with a reason, which stands in the audit log and in the next Z report. `validation_failed` with `fields.printer` `unknown` for one without a drawer, `fields.reason` `required`.',
    access: { staff: floor },
    body: z.strictObject({
      /** The printer that the drawer hangs on. */
      printer: Id,
      /** The cash payment; null: nothing was sold. */
      payment: Id.nullable().default(null),
      reason: FreeText(200).trim().default(''),
    }),
    /** Other than `opened`: why it did not. It is not opened later. */
    response: z.object({ outcome: z.enum(['opened', ...PRINTER_PROBLEMS]) }),
    errors: ['payment_not_found', 'role_limit'],
  },
  'GET /console/{venue}/papers/{paper}': {
    summary: 'What became of a paper.',
    access: { staff: floor },
    response: z.object({ paper: CounterPaper }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/papers/{paper}/cancel': {
    summary: 'Takes back a paper that waits. One that is out, or on its way out, says so.',
    access: { staff: floor },
    body: z.strictObject({}),
    response: z.object({ paper: CounterPaper }),
    errors: ['not_found'],
  },
});
