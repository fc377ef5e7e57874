import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { FoundPrinter } from '../../devices/bridge.ts';
import { over, stamp } from '../../shared/settings-stamp.ts';
import { Empty, FreeText, Id, Instant } from '../../shared/shared.ts';

const { lead } = ROLE_GROUPS;

const settings = { name: FreeText(40).trim().min(1) };

export const BridgeSettings = z.object({
  id: Id,
  ...settings,
  ...stamp,
  /** Until when a code waits for a program; null: none does. */
  code_expires_at: Instant.nullable(),
  /** When a program became this bridge; null: none is. */
  paired_at: Instant.nullable(),
  last_seen_at: Instant.nullable(),
  /** It was there a moment ago. */
  connected: z.boolean(),
  /** What it said of itself last. */
  version: z.string().nullable(),
  host: z.string().nullable(),
  keeps_notes: z.boolean(),
  /** Names of the printers that print through it. */
  printers: z.array(z.string()),
  /** Names of the card terminals in its network. */
  terminals: z.array(z.string()),
});
export type BridgeSettings = z.infer<typeof BridgeSettings>;

/** Shown once: only its hash is kept. */
export const BridgeCode = z.object({
  bridge: BridgeSettings,
  /** Nine digits. */
  code: z.string(),
  expires_at: Instant,
});
export type BridgeCode = z.infer<typeof BridgeCode>;

const one = { response: z.object({ bridge: BridgeSettings }) };

/** Bridges of a venue: programs in its network through which the server prints and speaks to card terminals. ADR 0040 */
export const consoleBridgeCalls = calls({
  'GET /console/{venue}/bridges': {
    summary: "The venue's bridges and how they stand.",
    access: { staff: lead },
    response: z.object({ bridges: z.array(BridgeSettings) }),
  },
  'POST /console/{venue}/bridges': {
    summary: 'Sets up a bridge; the answer has the code that makes a program this bridge.',
    access: { staff: lead },
    body: z.strictObject(settings),
    response: BridgeCode,
  },
  'POST /console/{venue}/bridges/{bridge}': {
    summary: 'Names a bridge. settings_changed over what a colleague saved meanwhile.',
    access: { staff: lead },
    body: z.strictObject({ ...over, ...settings }),
    ...one,
    errors: ['not_found', 'settings_changed'],
  },
  'POST /console/{venue}/bridges/{bridge}/code': {
    summary:
      'A new code for another program; the one before works no longer. The program that is the bridge stays it until then.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: BridgeCode,
    errors: ['not_found'],
  },
  'POST /console/{venue}/bridges/{bridge}/find': {
    summary:
      'Has a bridge look for printers in the networks that its machine is in; takes some seconds. `answered` false: it is away, or takes too long.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: z.object({ answered: z.boolean(), printers: z.array(FoundPrinter) }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/bridges/{bridge}/revoke': {
    summary: 'Its program is this bridge no longer, at once: it is told nothing any more.',
    access: { staff: lead },
    body: z.strictObject({}),
    ...one,
    errors: ['not_found'],
  },
  'POST /console/{venue}/bridges/{bridge}/remove': {
    summary:
      'Takes a bridge away. `validation_failed` with `fields.printers` or `fields.terminals` `in_use` while some are behind it.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: Empty,
    errors: ['not_found'],
  },
});
