import { mayUseTwoStep, needsTwoStep, PIN_TRIES } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { auditAccount } from '../audit/audit.ts';
import { forgiveTries, pinOf } from '../devices/pin-store.ts';
import { hashPassword } from '../password/password.ts';
import { setPasswordHash } from '../password/password-store.ts';
import { twoStepOf } from '../second-step/two-step-store.ts';
import { endOtherSessions, notePassword } from '../sessions/session-store.ts';
import type { StaffService } from '../staff-service.ts';
import { membershipsOf } from '../store.ts';
import { provePassword, proveSecondStep, triedFrom } from './prove.ts';

/** How the own account is protected. */
export const getAccount =
  ({ database: { run }, env }: Deps): Handler<'GET /console/account'> =>
  async ({ user }) => {
    const [venues, step, pin] = await Promise.all([
      membershipsOf(run, user.userId, env.demo),
      twoStepOf(run, user.userId),
      pinOf(run, user.userId),
    ]);
    return {
      two_step: {
        offered: venues.some(({ role }) => mayUseTwoStep(role)),
        on_since: step?.confirmedAt?.toISOString() ?? null,
        recovery_codes_left: step?.confirmedAt ? step.codesLeft : 0,
        required_at: venues.filter(({ rule, role }) => needsTwoStep(rule, role)).map(({ name }) => name),
      },
      pin: {
        set: pin !== null,
        locked: Object.values(pin?.tries ?? {}).some(tries => tries >= PIN_TRIES),
        given: pin?.given ?? false,
      },
      by_pin_alone: user.email === null,
      shared_device: user.device?.name ?? null,
      lock_minutes: user.device?.lockMinutes ?? null,
    };
  };

/** A new password; whoever else is signed in with the old one is signed out. */
export const changePassword =
  (deps: Deps, service: StaffService): Handler<'POST /console/account/password'> =>
  async ({ user, body, meta }) => {
    await provePassword(deps, user, meta, body.password);
    const hash = await hashPassword(body.next);
    const now = new Date(deps.clock());
    const ended = await deps.database.transaction(async run => {
      await setPasswordHash(run, user.userId, hash, now);
      await forgiveTries(run, user.userId);
      await notePassword(run, user.sessionId, now);
      await auditAccount(run, user.userId, { action: 'password-change' });
      return endOtherSessions(run, user.userId, user.sessionId);
    });
    service.ended(ended);
    return {};
  };

/** Proves password and second step for what a PIN alone may not do. */
export const confirmPassword =
  (deps: Deps, service: StaffService): Handler<'POST /console/confirm-password'> =>
  async ({ user, body, meta }) => {
    await provePassword(deps, user, meta, body.password);
    const { run } = deps.database;
    if ((await twoStepOf(run, user.userId))?.confirmedAt) {
      await proveSecondStep(deps, run, user.userId, body.code ?? '', triedFrom(user));
    }
    await notePassword(run, user.sessionId, new Date(deps.clock()));
    await forgiveTries(run, user.userId);
    service.forget(user.userId);
    return {};
  };
