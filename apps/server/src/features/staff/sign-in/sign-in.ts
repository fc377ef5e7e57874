import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { forgiveTries } from '../devices/pin-store.ts';
import { sharedDeviceOf, userAgentOf } from '../devices/shared-device.ts';
import { twoStepOf } from '../second-step/two-step-store.ts';
import { placeSession } from '../sessions/session-store.ts';
import { newStaffToken } from '../sessions/staff-token.ts';
import { STAFF_COOKIE, type StaffService, tokenHashOf } from '../staff-service.ts';
import { membershipsOf } from '../store.ts';
import { STAFF_SESSION_SECONDS } from './better-auth-store.ts';
import { attemptSignIn, noteSignedIn } from './prove.ts';

/** How long the second step is waited for: finding the phone, opening the app. */
const CODE_SECONDS = 10 * 60;

/**
 * Starts a staff session: 12 hours, a new token, the old one of this browser ends. Where the second step is on, the
 * session opens nothing until its code came (`next`). A wrong password, an unknown e-mail and demo staff without demo
 * data fail alike. Refuses sign_in_failed, rate_limited.
 */
export const signIn =
  (deps: Deps, service: StaffService): Handler<'POST /console/sign-in'> =>
  async ({ body, meta }) => {
    const email = body.email.toLowerCase();
    const attempt = attemptSignIn(deps, email, meta);
    const { run } = deps.database;
    const session = await service.signIn(email, body.password);
    if (!session) throw new Refusal('sign_in_failed');
    const venues = await membershipsOf(run, session.userId, deps.env.demo);
    if (venues.length === 0) {
      await service.end(session.tokenHash);
      throw new Refusal('sign_in_failed');
    }
    attempt.forgive();
    const before = tokenHashOf(meta);
    if (before !== null) await service.end(before);
    const waits = (await twoStepOf(run, session.userId))?.confirmedAt != null;
    const seconds = waits ? CODE_SECONDS : STAFF_SESSION_SECONDS;
    const now = deps.clock();
    const device = await sharedDeviceOf(deps, meta);
    const isColleague = device !== null && venues.some(({ id }) => id === device.venueId);
    const { token, hash } = newStaffToken();
    await placeSession(
      run,
      session.tokenHash,
      hash,
      waits ? 'code' : 'open',
      new Date(now + seconds * 1000),
      {
        ip: meta.ip,
        userAgent: userAgentOf(meta),
        deviceId: isColleague ? device.id : null,
        now: new Date(now),
      },
    );
    if (!waits) {
      await forgiveTries(run, session.userId);
      noteSignedIn(deps, email, meta);
    }
    meta.setCookie(STAFF_COOKIE, token, { maxAgeSeconds: seconds, httpOnly: true });
    return { name: session.name, next: waits ? 'code' : 'in' };
  };
