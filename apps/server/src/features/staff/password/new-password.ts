import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler, RequestMeta } from '../../../http/mount/handler.ts';
import { auditAccount } from '../audit/audit.ts';
import { forgiveTries } from '../devices/pin-store.ts';
import { hashOfCode } from '../second-step/recovery-codes.ts';
import { endOtherSessions } from '../sessions/session-store.ts';
import type { StaffService } from '../staff-service.ts';
import { hashPassword } from './password.ts';
import { ownerOfPasswordCode, type PasswordCodeOwner, spendPasswordCode } from './password-code-store.ts';
import { setPasswordHash } from './password-store.ts';

/** Wrong codes from one address. */
const TRIES = { limit: 30, seconds: 600 } as const;
/** No session of theirs is kept. */
const NONE = '';

const ownerOf = async (deps: Deps, meta: RequestMeta, code: string): Promise<PasswordCodeOwner> => {
  const attempt = deps.limits.attempt('new-password', meta.ip, TRIES);
  const found = await ownerOfPasswordCode(deps.database.run, hashOfCode(code), new Date(deps.clock()));
  if (!found) throw new Refusal('not_found');
  attempt.forgive();
  return found;
};

/** Whose password a code opens. */
export const showNewPassword =
  (deps: Deps): Handler<'POST /console/new-password'> =>
  async ({ body: { code }, meta }) => {
    const { name, email } = await ownerOf(deps, meta, code);
    return { name, email };
  };

/** Sets the password of whoever holds the code, and ends every session that came by the old one. */
export const acceptNewPassword =
  (deps: Deps, service: StaffService): Handler<'POST /console/new-password/accept'> =>
  async ({ body: { code, password }, meta }) => {
    const { userId } = await ownerOf(deps, meta, code);
    const hash = await hashPassword(password);
    const now = new Date(deps.clock());
    const ended = await deps.database.transaction(async run => {
      if ((await spendPasswordCode(run, hashOfCode(code), now)) === null) throw new Refusal('not_found');
      await setPasswordHash(run, userId, hash, now);
      await forgiveTries(run, userId);
      await auditAccount(run, userId, { action: 'password-reset' });
      return endOtherSessions(run, userId, NONE);
    });
    service.ended(ended);
    service.forget(userId);
    return {};
  };
