import { Refusal } from '@tableside/contract';
import { mayUseTwoStep } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { auditAccount } from '../audit/audit.ts';
import { endOtherSessions } from '../sessions/session-store.ts';
import { provePassword, proveSecondStep, secretContext, triedFrom } from '../sign-in/prove.ts';
import type { StaffService } from '../staff-service.ts';
import { membershipsOf } from '../store.ts';
import { base32 } from './base32.ts';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { newSecret, otpAddress } from './totp.ts';
import {
  beginTwoStep,
  confirmTwoStep,
  removeTwoStep,
  replaceRecoveryCodes,
  twoStepOf,
} from './two-step-store.ts';

/** Begins the second step: a secret that counts for nothing until a code has come back. */
export const startTwoStep =
  (deps: Deps): Handler<'POST /console/account/two-step'> =>
  async ({ user, body, meta }) => {
    const { database, env, secretBox, clock } = deps;
    const venues = await membershipsOf(database.run, user.userId, env.demo);
    if (!venues.some(({ role }) => mayUseTwoStep(role))) throw new Refusal('not_allowed');
    await provePassword(deps, user, meta, body.password);
    const secret = newSecret();
    const sealed = secretBox.seal(secret.toString('hex'), secretContext(user.userId));
    if (!(await beginTwoStep(database.run, user.userId, sealed, new Date(clock())))) {
      throw new Refusal('two_step_already_on');
    }
    return { secret: base32(secret), uri: otpAddress(secret, user.email ?? user.name) };
  };

const handOut = async (run: Run, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(run, userId, codes.map(hashOfCode));
  return codes;
};

/** The app has the secret: from now on it is asked for, and sessions that came by password alone end. */
export const confirmStart =
  (deps: Deps, service: StaffService): Handler<'POST /console/account/two-step/confirm'> =>
  async ({ user, body }) => {
    const { database, clock } = deps;
    if ((await twoStepOf(database.run, user.userId))?.confirmedAt) throw new Refusal('two_step_already_on');
    const done = await database.transaction(async run => {
      await proveSecondStep(deps, run, user.userId, body.code, triedFrom(user));
      await confirmTwoStep(run, user.userId, new Date(clock()));
      const codes = await handOut(run, user.userId);
      await auditAccount(run, user.userId, { action: 'two-step-on' });
      return { codes, ended: await endOtherSessions(run, user.userId, user.sessionId) };
    });
    service.ended(done.ended);
    service.forget(user.userId);
    return { recovery_codes: done.codes };
  };

export const stopTwoStep =
  (deps: Deps, service: StaffService): Handler<'POST /console/account/two-step/off'> =>
  async ({ user, body, meta }) => {
    await provePassword(deps, user, meta, body.password);
    await deps.database.transaction(async run => {
      await proveSecondStep(deps, run, user.userId, body.code, triedFrom(user));
      await removeTwoStep(run, user.userId);
      await auditAccount(run, user.userId, { action: 'two-step-off' });
    });
    service.forget(user.userId);
    return {};
  };

export const renewRecoveryCodes =
  (deps: Deps): Handler<'POST /console/account/recovery-codes'> =>
  async ({ user, body, meta }) => {
    await provePassword(deps, user, meta, body.password);
    const codes = await deps.database.transaction(async run => {
      await proveSecondStep(deps, run, user.userId, body.code, triedFrom(user));
      const fresh = await handOut(run, user.userId);
      await auditAccount(run, user.userId, { action: 'recovery-codes-new' });
      return fresh;
    });
    return { recovery_codes: codes };
  };
