import { z } from 'zod';
import { calls } from '../../define.ts';
import { Id } from '../shared/shared.ts';

/** What an enrolled kiosk shows and asks for, as its venue set it up. */
export const KioskFace = z.object({
  id: Id,
  name: z.string(),
  /** Name of the card terminal beside it; null: there is none, and guests pay otherwise. */
  terminal_name: z.string().nullable(),
});
export type KioskFace = z.infer<typeof KioskFace>;

/** The device itself, by the cookie that enrolling gave it. */
export const KioskDevice = z.object({
  kiosk: KioskFace,
  venue_name: z.string(),
  /** The address part that opens its place. */
  hash: z.string(),
});
export type KioskDevice = z.infer<typeof KioskDevice>;

/** A kiosk is a device that a venue enrolled, not an address. ADR 0038. */
export const kioskCalls = calls({
  'GET /kiosk/device': {
    summary: 'Which kiosk this device is; null: none, or no longer. Says that it is there.',
    access: 'public',
    response: z.object({ device: KioskDevice.nullable() }),
  },
  'POST /kiosk/enrol': {
    summary:
      'Makes this device the kiosk of a code that the console showed. A code works once and for a quarter of an hour; wrong ones are counted. A device that was this kiosk before is it no longer.',
    access: 'public',
    body: z.strictObject({ code: z.string().trim().min(1).max(32) }),
    response: z.object({ device: KioskDevice }),
    errors: ['kiosk_code_wrong'],
  },
});
