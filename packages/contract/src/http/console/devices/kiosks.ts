import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { over, stamp } from '../../shared/settings-stamp.ts';
import { Empty, FreeText, Id, Instant } from '../../shared/shared.ts';

const { lead } = ROLE_GROUPS;

const settings = {
  name: FreeText(40).trim().min(1),
  /** The self-service place it stands at. */
  table: Id,
};

export const KioskSettings = z.object({
  id: Id,
  ...settings,
  ...stamp,
  table_name: z.string(),
  /** The card terminal of that place; null: none stands there. */
  terminal_name: z.string().nullable(),
  /** Until when a code waits for a device; null: none does. */
  code_expires_at: Instant.nullable(),
  /** When a device became this kiosk; null: none is. */
  enrolled_at: Instant.nullable(),
  last_seen_at: Instant.nullable(),
});
export type KioskSettings = z.infer<typeof KioskSettings>;

/** Shown once: only its hash is kept. */
export const KioskCode = z.object({
  kiosk: KioskSettings,
  /** Nine digits. */
  code: z.string(),
  expires_at: Instant,
});
export type KioskCode = z.infer<typeof KioskCode>;

const one = { response: z.object({ kiosk: KioskSettings }) };

/** Kiosks of a venue: which devices they are, and where they stand. KIOSK-01; ADR 0038. */
export const consoleKioskCalls = calls({
  'GET /console/{venue}/kiosks': {
    summary: "The venue's kiosks, the self-service places they may stand at, and the code of the demo.",
    access: { staff: lead },
    response: z.object({
      kiosks: z.array(KioskSettings),
      tables: z.array(z.object({ id: Id, name: z.string() })),
      /** Works for any device, again and again: in the demo alone. */
      demo_code: z.string().nullable(),
    }),
  },
  'POST /console/{venue}/kiosks': {
    summary:
      'Sets up a kiosk; the answer has the code that makes a device this kiosk. `validation_failed` with `fields.table` `unknown`.',
    access: { staff: lead },
    body: z.strictObject(settings),
    response: KioskCode,
  },
  'POST /console/{venue}/kiosks/{kiosk}': {
    summary:
      'Changes a kiosk. At another place its device begins anew. settings_changed over what a colleague saved meanwhile.',
    access: { staff: lead },
    body: z.strictObject({ ...over, ...settings }),
    ...one,
    errors: ['not_found', 'settings_changed'],
  },
  'POST /console/{venue}/kiosks/{kiosk}/code': {
    summary:
      'A new code for another device, or the same one after its browser forgot; the one before works no longer. The device that is the kiosk stays it until then.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: KioskCode,
    errors: ['not_found'],
  },
  'POST /console/{venue}/kiosks/{kiosk}/revoke': {
    summary: 'Its device is this kiosk no longer, at once: nobody orders or pays there.',
    access: { staff: lead },
    body: z.strictObject({}),
    ...one,
    errors: ['not_found'],
  },
  'POST /console/{venue}/kiosks/{kiosk}/remove': {
    summary: 'Takes a kiosk away, its device with it.',
    access: { staff: lead },
    body: z.strictObject({}),
    response: Empty,
    errors: ['not_found'],
  },
});
