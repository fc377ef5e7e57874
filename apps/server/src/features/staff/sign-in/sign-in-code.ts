import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { auditAccount } from '../audit/audit.ts';
import { forgiveTries } from '../devices/pin-store.ts';
import { twoStepOf } from '../second-step/two-step-store.ts';
import { openWaiting, waitingSession } from '../sessions/session-store.ts';
import { newStaffToken } from '../sessions/staff-token.ts';
import { STAFF_COOKIE, tokenHashOf } from '../staff-service.ts';
import { STAFF_SESSION_SECONDS } from './better-auth-store.ts';
import { noteSignedIn, proveSecondStep, stepFrom } from './prove.ts';

/** The second step of signing in: opens the waiting session under a new token. */
export const signInCode =
  (deps: Deps): Handler<'POST /console/sign-in/code'> =>
  async ({ body, meta }) => {
    const { database, clock } = deps;
    const now = new Date(clock());
    const before = tokenHashOf(meta);
    const waiting = before === null ? null : await waitingSession(database.run, before, now);
    if (!waiting) throw new Refusal('not_signed_in');
    const { token, hash } = newStaffToken();
    const from = stepFrom(deps, waiting.email, meta);
    const by = await database.transaction(async run => {
      const how = await proveSecondStep(deps, run, waiting.userId, body.code, from);
      const expires = new Date(clock() + STAFF_SESSION_SECONDS * 1000);
      if (!(await openWaiting(run, waiting.id, hash, expires, now))) throw new Refusal('not_signed_in');
      await forgiveTries(run, waiting.userId);
      if (how === 'recovery') await auditAccount(run, waiting.userId, { action: 'recovery-code-used' });
      return how;
    });
    meta.setCookie(STAFF_COOKIE, token, { maxAgeSeconds: STAFF_SESSION_SECONDS, httpOnly: true });
    noteSignedIn(deps, waiting.email, meta);
    const left = (await twoStepOf(database.run, waiting.userId))?.codesLeft ?? 0;
    return { name: waiting.name, recovery_codes_left: by === 'recovery' ? left : null };
  };
