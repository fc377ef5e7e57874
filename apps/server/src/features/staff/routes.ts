import type { consoleStaffCalls } from '@tableside/contract/http/admin/staff';
import type { Deps } from '../../deps.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { getAudit, getAuditCsv } from './audit/audit-read.ts';
import { getDevice, shareDevice, switchPerson, unshareDevice } from './devices/devices.ts';
import { changeOwnPin, changePin } from './devices/own-pin.ts';
import { lacksTwoStep } from './open-to.ts';
import { forgotPassword } from './password/forgot-password.ts';
import { acceptNewPassword, showNewPassword } from './password/new-password.ts';
import { confirmStart, renewRecoveryCodes, startTwoStep, stopTwoStep } from './second-step/two-step.ts';
import { getSecurity, setSecurity } from './security.ts';
import {
  endOthers,
  endOwnSession,
  endVenueSession,
  ownSessions,
  venueSessions,
} from './sessions/sessions.ts';
import { changePassword, confirmPassword, getAccount } from './sign-in/account.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signInCode } from './sign-in/sign-in-code.ts';
import { STAFF_COOKIE, type StaffService, tokenHashOf } from './staff-service.ts';
import { membershipsOf } from './store.ts';

/** Ends the staff session everywhere at once. */
const signOut =
  (service: StaffService): Handler<'POST /console/sign-out'> =>
  async ({ meta }) => {
    const tokenHash = tokenHashOf(meta);
    if (tokenHash !== null) await service.end(tokenHash);
    meta.clearCookie(STAFF_COOKIE);
    return {};
  };

/** Who is signed in, and where they work; on a shared device, there alone. */
const me =
  ({ database, env }: Deps): Handler<'GET /console/me'> =>
  async ({ user }) => {
    const all = await membershipsOf(database.run, user.userId, env.demo);
    const venues = all.filter(({ id }) => user.device === null || user.device.venueId === id);
    return {
      id: user.userId,
      name: user.name,
      email: user.email,
      lock_minutes: user.device?.lockMinutes ?? null,
      venues: venues.map(venue => ({
        id: venue.id,
        name: venue.name,
        slug: venue.slug,
        role: venue.role,
        hall: venue.hall,
        reserves: venue.settings.reservations?.on ?? false,
        two_step_missing: lacksTwoStep(venue),
        currency: venue.settings.currency,
        locale_code: venue.settings.localeCode,
        time_zone: venue.settings.timeZone,
        day_cutoff_minutes: venue.settings.dayCutoffMinutes,
        payment_methods: [...venue.settings.paymentProviders],
      })),
    };
  };

type StaffCall =
  | keyof typeof consoleStaffCalls
  | 'POST /console/sign-in'
  | 'POST /console/sign-out'
  | 'GET /console/me';

export const staffHandlers = (deps: Deps, service: StaffService): Handlers<StaffCall> => ({
  'POST /console/sign-in': signIn(deps, service),
  'POST /console/sign-in/code': signInCode(deps),
  'POST /console/sign-out': signOut(service),
  'POST /console/forgot-password': forgotPassword(deps),
  'POST /console/new-password': showNewPassword(deps),
  'POST /console/new-password/accept': acceptNewPassword(deps, service),
  'GET /console/me': me(deps),
  'GET /console/device': getDevice(deps),
  'POST /console/device/switch': switchPerson(deps, service),
  'POST /console/confirm-password': confirmPassword(deps, service),
  'GET /console/account': getAccount(deps),
  'POST /console/account/password': changePassword(deps, service),
  'POST /console/account/pin': changePin(deps),
  'POST /console/account/pin/change': changeOwnPin(deps),
  'POST /console/account/two-step': startTwoStep(deps),
  'POST /console/account/two-step/confirm': confirmStart(deps, service),
  'POST /console/account/two-step/off': stopTwoStep(deps, service),
  'POST /console/account/recovery-codes': renewRecoveryCodes(deps),
  'GET /console/account/sessions': ownSessions(deps),
  'POST /console/account/sessions/{session}/end': endOwnSession(deps, service),
  'POST /console/account/end-others': endOthers(deps, service),
  'GET /console/{venue}/staff-sessions': venueSessions(deps),
  'POST /console/{venue}/staff-sessions/{session}/end': endVenueSession(deps, service),
  'GET /console/{venue}/security': getSecurity(deps),
  'POST /console/{venue}/security': setSecurity(deps, service),
  'POST /console/{venue}/shared-devices': shareDevice(deps, service),
  'POST /console/{venue}/shared-devices/{device}/end': unshareDevice(deps, service),
  'GET /console/{venue}/audit': getAudit(deps),
  'GET /console/{venue}/audit/csv': getAuditCsv(deps),
});
