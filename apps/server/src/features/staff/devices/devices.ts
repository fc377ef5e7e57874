import { Refusal } from '@tableside/contract';
import type { SharedDevice } from '@tableside/contract/http/admin/staff';
import { PIN_TRIES } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../audit/audit.ts';
import { peopleOf, policyOf } from '../policy-store.ts';
import { DEFAULT_POLICY, securityView } from '../security.ts';
import { insertPinSession } from '../sessions/session-store.ts';
import { newStaffToken } from '../sessions/staff-token.ts';
import { STAFF_SESSION_SECONDS } from '../sign-in/better-auth-store.ts';
import { STAFF_COOKIE, type StaffService, tokenHashOf } from '../staff-service.ts';
import { type DeviceRow, endDevice, insertDevice, noteDeviceSeen } from './device-store.ts';
import { forgiveTriesOn, takeTry } from './pin-store.ts';
import { provePin } from './prove-pin.ts';
import { markShared, sharedDeviceOf, userAgentOf } from './shared-device.ts';

/** Wrong PINs on one device, whoever's they are. */
const DEVICE_TRIES = { limit: 60, seconds: 300 } as const;

const deviceView = async (
  { database: { run }, env }: Pick<Deps, 'database' | 'env'>,
  device: DeviceRow,
): Promise<SharedDevice> => {
  const [people, policy] = await Promise.all([
    peopleOf(run, device.venueId, env.demo),
    policyOf(run, device.venueId, DEFAULT_POLICY),
  ]);
  return {
    name: device.name,
    venue_name: device.venueName,
    lock_minutes: policy.lockMinutes,
    people: people
      .filter(({ pin }) => pin)
      .map(({ id, name, role, pinTries, byPinAlone }) => ({
        id,
        name,
        role,
        locked: (pinTries[device.id] ?? 0) >= PIN_TRIES,
        by_pin_alone: byPinAlone,
      })),
  };
};

/** What a browser that nobody is signed in on shows: names to choose from on a shared device. */
export const getDevice =
  (deps: Deps): Handler<'GET /console/device'> =>
  async ({ meta }) => {
    const device = await sharedDeviceOf(deps, meta);
    if (!device) return { device: null };
    await noteDeviceSeen(deps.database.run, device.id, new Date(deps.clock()));
    return { device: await deviceView(deps, device) };
  };

/** Whoever knows the PIN works on under their own name and role; the person before is signed out. */
export const switchPerson =
  (deps: Deps, service: StaffService): Handler<'POST /console/device/switch'> =>
  async ({ body, meta }) => {
    const { database, limits, clock, env } = deps;
    const { run } = database;
    const device = await sharedDeviceOf(deps, meta);
    if (!device) throw new Refusal('not_found');
    const tried = limits.attempt('pin-device', device.id, DEVICE_TRIES);
    const people = await peopleOf(run, device.venueId, env.demo);
    const person = people.find(({ id, pin }) => pin && id === body.person);
    const tries = { userId: body.person, deviceId: device.id };
    const attempt = person && (await takeTry(run, tries, PIN_TRIES));
    if (!attempt) {
      // Nothing was looked at: whoever taps a locked name again and again does not lock the device for the others.
      tried.forgive();
      throw new Refusal(person ? 'pin_locked' : 'not_found');
    }
    await provePin(attempt, body.pin);
    tried.forgive();
    await forgiveTriesOn(run, tries);
    const before = tokenHashOf(meta);
    if (before !== null) await service.end(before);
    const { token, hash } = newStaffToken();
    const now = clock();
    await insertPinSession(run, person.id, hash, new Date(now + STAFF_SESSION_SECONDS * 1000), {
      ip: meta.ip,
      userAgent: userAgentOf(meta),
      deviceId: device.id,
      now: new Date(now),
    });
    meta.setCookie(STAFF_COOKIE, token, { maxAgeSeconds: STAFF_SESSION_SECONDS, httpOnly: true });
    return { name: person.name };
  };

/** Makes this browser a shared device. Its owner's session ends here: from now on it asks who is there. */
export const shareDevice =
  (deps: Deps, service: StaffService): Handler<'POST /console/{venue}/shared-devices'> =>
  async ({ staff, body, meta }) => {
    const venue = await deps.venues.get(staff.venueId);
    const hash = markShared(meta);
    const id = await deps.database.transaction(async run => {
      const now = new Date(deps.clock());
      const by = staff.name;
      const made = await insertDevice(run, { venueId: staff.venueId, name: body.name, hash, by, now });
      await audit(run, staff, {
        action: 'device-share',
        subject: `device:${body.name}`,
      });
      return made;
    });
    const tokenHash = tokenHashOf(meta);
    if (tokenHash !== null) await service.end(tokenHash);
    meta.clearCookie(STAFF_COOKIE);
    const device = { id, name: body.name, venueId: staff.venueId, venueName: venue.name };
    return { device: await deviceView(deps, device) };
  };

export const unshareDevice =
  (deps: Deps, service: StaffService): Handler<'POST /console/{venue}/shared-devices/{device}/end'> =>
  async ({ staff, params }) => {
    if (!isUuid(params.device)) throw new Refusal('not_found');
    const ended = await deps.database.transaction(async run => {
      const gone = await endDevice(run, params.device, staff.venueId);
      if (gone) await audit(run, staff, { action: 'device-end', subject: `device:${gone.name}` });
      return gone;
    });
    if (!ended) throw new Refusal('not_found');
    service.ended(ended.sessions);
    return { security: await securityView(deps, staff.venueId) };
  };
