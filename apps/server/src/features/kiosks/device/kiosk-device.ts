import { Refusal } from '@tableside/contract';
import type { KioskDevice, KioskFace } from '@tableside/contract/http/in-person/kiosk';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { Handler, RequestMeta } from '../../../http/mount/handler.ts';
import { hashOfToken, isSessionToken } from '../../../http/tokens.ts';
import { deviceOfId, deviceOfToken, type KioskDeviceRow, noteKioskSeen } from './kiosk-device-store.ts';

/** The HttpOnly cookie that says that this browser is a venue's kiosk. */
export const KIOSK_COOKIE = 'tableside_kiosk';
/** Kept until it is revoked: browsers allow no longer. */
export const KIOSK_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** A device is noted as there at most this often, in milliseconds. */
const SEEN_EVERY_MS = 60_000;

type Parts = Pick<Deps, 'database' | 'clock'>;

const seen = async ({ database, clock }: Parts, device: KioskDeviceRow): Promise<KioskDeviceRow> => {
  const now = clock();
  if (now - device.seen_at.getTime() >= SEEN_EVERY_MS) {
    await noteKioskSeen(database.run, device.id, new Date(now));
  }
  return device;
};

/** The enrolled kiosk that asks, by its cookie; null: none, or no longer. */
export const kioskOf = async (
  parts: Parts,
  { cookies }: Pick<RequestMeta, 'cookies'>,
): Promise<KioskDeviceRow | null> => {
  const token = cookies[KIOSK_COOKIE];
  if (token === undefined || !isSessionToken(token)) return null;
  const device = await deviceOfToken(parts.database.run, hashOfToken(token));
  return device && seen(parts, device);
};

/** The enrolled kiosk that opened a session; null: a phone did, or it is one no longer, or stands elsewhere now. */
export const kioskOfSession = async (
  parts: Parts,
  { kioskDevice, table }: Pick<GuestSession, 'kioskDevice' | 'table'>,
): Promise<KioskDeviceRow | null> => {
  if (kioskDevice === null) return null;
  const device = await deviceOfId(parts.database.run, kioskDevice);
  return device?.table_id === table.id ? seen(parts, device) : null;
};

/** As {@link kioskOfSession}, for what nobody but the kiosk may do. Refuses kiosk_not_enrolled. */
export const proveKiosk = async (
  parts: Parts,
  guest: Pick<GuestSession, 'kioskDevice' | 'table'>,
): Promise<KioskDeviceRow> => {
  const device = await kioskOfSession(parts, guest);
  if (!device) throw new Refusal('kiosk_not_enrolled');
  return device;
};

export const faceOf = ({ kiosk_id, name, terminal_name }: KioskDeviceRow): KioskFace => ({
  id: kiosk_id,
  name,
  terminal_name,
});

export const deviceView = (device: KioskDeviceRow): KioskDevice => ({
  kiosk: faceOf(device),
  venue_name: device.venue_name,
  hash: device.hash,
});

export const showDevice =
  (deps: Parts): Handler<'GET /kiosk/device'> =>
  async ({ meta }) => {
    const device = await kioskOf(deps, meta);
    return { device: device && deviceView(device) };
  };
