import { PRINTER_PROBLEMS, PRINTER_STANDINGS } from '@tableside/domain/printing';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { TERMINAL_WORK } from '../console/devices/terminal-days.ts';
import { Id, Instant, Major } from '../shared/shared.ts';

/** Terminal and printer of a kiosk, as whoever operates it sees them. TERM-05, TERM-08. */
export const OperatorView = z.object({
  /** Null: none stands there. */
  terminal: z
    .object({
      name: z.string(),
      online: z.boolean(),
      /** What it is at; null: nothing. */
      running: z.enum(TERMINAL_WORK).nullable(),
      /** What was begun here last, and how it ended; `unknown`: the terminal has not said. */
      action: z
        .object({
          id: Id,
          kind: z.enum(['settlement', 'report', 'void_unresolved']),
          state: z.enum(['running', 'approved', 'declined', 'unknown']),
          code: z.string(),
          text: z.string(),
          at: Instant,
        })
        .nullable(),
      /** The last settlement; null: none yet. */
      settled_at: Instant.nullable(),
      /** Sales of which nobody knows whether the card was charged. */
      unresolved: z.number().int(),
      unresolved_sum: Major,
      /** The terminal's own slip of the last X report or settlement; empty: none. */
      slip: z.string(),
    })
    .nullable(),
  printer: z.object({ name: z.string(), standing: z.enum(PRINTER_STANDINGS) }).nullable(),
});
export type OperatorView = z.infer<typeof OperatorView>;

const deed = {
  access: 'session',
  body: z.strictObject({}),
  response: z.object({ desk: OperatorView }),
  errors: ['kiosk_not_enrolled', 'not_found', 'terminal_busy'],
  idempotent: true,
} as const;

/** The back office of a kiosk: for the enrolled device alone. Spec 3§1, 3§2; ADR 0039. */
export const operatorCalls = calls({
  'GET /terminal-commands/{session}': {
    summary: 'How the card terminal and the printer of an enrolled kiosk stand. TERM-05.',
    access: 'session',
    response: z.object({ desk: OperatorView }),
    errors: ['kiosk_not_enrolled'],
  },
  'POST /terminal-commands/{session}/report': {
    summary: 'X report of the kiosk’s terminal; its slip is printed. It runs on after the answer. TERM-04.',
    ...deed,
  },
  'POST /terminal-commands/{session}/settlement': {
    summary:
      'Z settlement of the kiosk’s terminal; its slip is printed. It runs on after the answer. TERM-04.',
    ...deed,
  },
  'POST /terminal-commands/{session}/void-unresolved': {
    summary:
      'Voids what is unresolved at the kiosk’s terminal, 3 s apart. It runs on after the answer. TERM-04.',
    ...deed,
  },
  'POST /terminal-commands/{session}/test-print': {
    summary: 'Prints a test receipt at the kiosk’s printer and says what became of it. PRINT-01.',
    access: 'session',
    body: z.strictObject({}),
    response: z.object({ outcome: z.enum(['printed', ...PRINTER_PROBLEMS]) }),
    errors: ['kiosk_not_enrolled', 'not_found'],
  },
});
