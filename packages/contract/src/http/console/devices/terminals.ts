import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { TERMINAL_KINDS } from '../../devices/bridged-terminal.ts';
import { over, stamp } from '../../shared/settings-stamp.ts';
import { Empty, FreeText, Id, Instant, Major } from '../../shared/shared.ts';
import { TypedSum } from '../../shared/staff-dish.ts';

const { floor, lead } = ROLE_GROUPS;

const settings = {
  name: FreeText(40).trim().min(1),
  /** JSON over a WebSocket in the venue's network. */
  kind: z.enum(TERMINAL_KINDS),
  /** A host with its port; `sandbox:<name>` is one of the sandbox. Never leaves for phones. */
  address: FreeText(200).trim().min(1),
  /** The self-service table that it stands at; null: the house's, which staff carry. */
  table: Id.nullable(),
  /** The bridge in whose network it stands; null: the server calls it. */
  bridge: Id.nullable().default(null),
};

export const TerminalSettings = z.object({
  id: Id,
  ...settings,
  ...stamp,
  table_name: z.string().nullable(),
  bridge_name: z.string().nullable(),
  /** When it was last heard of; null: never. */
  last_seen_at: Instant.nullable(),
});
export type TerminalSettings = z.infer<typeof TerminalSettings>;

/** `none`: nobody stands there; `busy`: it is in the middle of something. */
export const TERMINAL_TESTS = ['reached', 'none', 'busy'] as const;

/**
 * A sale at a terminal, for who stands beside it. `processing`: the terminal is at it; `unknown`: nobody knows yet whether
 * the card was charged, it is asked about, and nobody may charge again.
 */
export const TerminalSaleView = z.object({
  /** Of the payment. */
  uuid: Id,
  bill: Id,
  terminal: Id,
  terminal_name: z.string(),
  state: z.enum(['processing', 'approved', 'declined', 'aborted', 'unknown']),
  /** What the terminal's own display says, in its words. */
  display: z.string(),
  /** The terminal's code of how it ended; empty while it has none. */
  code: z.string(),
  /** Somebody asked it to stop. */
  aborting: z.boolean(),
  /** The card was charged after the sale was stopped, and that was taken back. */
  taken_back: z.boolean(),
  amount: Major,
  tip: Major,
  total: Major,
  card_brand: z.string().nullable(),
  card_last4: z.string().nullable(),
  started_by: z.string(),
  started_at: Instant,
});
export type TerminalSaleView = z.infer<typeof TerminalSaleView>;

const one = { response: z.object({ terminal: TerminalSettings }) };
const sale = { response: z.object({ sale: TerminalSaleView }) };

/** Card terminals of a venue, and taking money at them. Spec 3§2, 3§4; ADR 0036. */
export const consoleTerminalCalls = calls({
  'GET /console/{venue}/terminals': {
    summary: 'The card terminals that staff may take money at, by name.',
    access: { staff: floor },
    response: z.object({
      terminals: z.array(z.object({ id: Id, name: z.string(), table_name: z.string().nullable() })),
    }),
  },
  'GET /console/{venue}/terminals/settings': {
    summary:
      "The venue's card terminals as they are set up, the self-service tables they may stand at, and whether there is a sandbox.",
    access: { staff: lead },
    response: z.object({
      terminals: z.array(TerminalSettings),
      tables: z.array(z.object({ id: Id, name: z.string() })),
      bridges: z.array(z.object({ id: Id, name: z.string() })),
      sandbox: z.boolean(),
    }),
  },
  'POST /console/{venue}/terminals': {
    summary:
      "Adds a card terminal. `validation_failed` with `fields.address` `invalid` or `not_allowed` (the server's own network, unless the operator allows terminals there), `fields.table` `taken` or `unknown`, `fields.bridge` `unknown`.",
    access: { staff: lead },
    body: z.strictObject(settings),
    ...one,
  },
  'POST /console/{venue}/terminals/{terminal}': {
    summary:
      'Changes a card terminal. settings_changed over what a colleague saved meanwhile; terminal_busy while it is at something.',
    access: { staff: lead },
    body: z.strictObject({ ...over, ...settings }),
    ...one,
    errors: ['not_found', 'settings_changed', 'terminal_busy'],
  },
  'POST /console/{venue}/terminals/{terminal}/remove': {
    summary: 'Puts a card terminal away; what it took stays known. terminal_busy while it is at something.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: Empty,
    errors: ['not_found', 'terminal_busy'],
  },
  'POST /console/{venue}/terminals/{terminal}/test': {
    summary: 'Connects to a card terminal and says whether somebody answers; nothing is charged.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: z.object({ outcome: z.enum(TERMINAL_TESTS) }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/bills/{bill}/terminal-sale': {
    summary:
      'The guest pays at a card terminal: it shows the sum at once. The payment is under way from here on. terminal_busy with `by` while a colleague uses it.',
    access: { staff: floor },
    body: z.strictObject({
      terminal: Id,
      /** Items, an amount (minor units), or neither for all that is left. */
      items: z.array(Id).max(500).optional(),
      amount: TypedSum.optional(),
      /** What staff saw without the tip, minor units; another sum is refused. */
      expected_total: TypedSum.optional(),
      /** Minor units. */
      tip: TypedSum.default(0),
    }),
    ...sale,
    errors: [
      'bill_not_found',
      'bill_closed',
      'bill_changed',
      'bill_item_not_free',
      'not_found',
      'order_already_paid',
      'payment_amount_invalid',
      'sums_do_not_match',
      'terminal_busy',
      'tip_invalid',
    ],
    idempotent: true,
  },
  'GET /console/{venue}/bills/{bill}/terminal-sale': {
    summary:
      'The sale of a bill that a terminal is at, or of which nobody knows the end; null: there is none.',
    access: { staff: floor },
    response: z.object({ sale: TerminalSaleView.nullable() }),
    errors: ['bill_not_found'],
  },
  'GET /console/{venue}/terminal-sales/{payment}': {
    summary: 'How a sale at a terminal stands.',
    access: { staff: floor },
    ...sale,
    errors: ['not_found'],
  },
  'POST /console/{venue}/terminal-sales/{payment}/abort': {
    summary:
      'Asks the terminal to stop. It stops in its own time; should the card be charged all the same, that is taken back.',
    access: { staff: floor },
    body: z.strictObject({}),
    ...sale,
    errors: ['not_found'],
    idempotent: true,
  },
  'POST /console/{venue}/terminal-sales/{payment}/ask': {
    summary: 'Asks the terminal now how a sale stands of which nobody knows the end.',
    access: { staff: floor },
    body: z.strictObject({}),
    ...sale,
    errors: ['not_found'],
    idempotent: true,
  },
  'POST /console/{venue}/terminal-sales/{payment}/settle': {
    summary:
      'The terminal will not say any more how a sale ended: somebody read it on its slip or in its journal. Only while nobody knows.',
    access: { staff: lead },
    body: z.strictObject({ charged: z.boolean() }),
    ...sale,
    errors: ['not_found'],
    idempotent: true,
  },
});
