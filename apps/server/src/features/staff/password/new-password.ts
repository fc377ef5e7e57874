import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { auditAccount } from '../audit/audit.ts';
import { forgiveTries } from '../devices/pin-store.ts';
import { hashOfCode } from '../second-step/recovery-codes.ts';
import { endOtherSessions } from '../sessions/session-store.ts';
import type { StaffService } from '../staff-service.ts';
import { hashPassword } from './password.ts';
import { ownerOfPasswordCode, type PasswordCodeOwner, spendPasswordCode } from './password-code-store.ts';
import { setPasswordHash } from './password-store.ts';

/** No session of theirs is kept. */
const NONE = '';

/** 100 random bits are guessed by nobody, so wrong ones are not counted: a count would lock out who shares the address. */
const ownerOf = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  code: string,
): Promise<PasswordCodeOwner> => {
  const found = await ownerOfPasswordCode(database.run, hashOfCode(code), new Date(clock()));
  if (!found) throw new Refusal('not_found');
  return found;
};

/** Whose password a code opens. */
export const showNewPassword =
  (deps: Deps): Handler<'POST /console/new-password'> =>
  async ({ body: { code } }) => {
    const { name, email } = await ownerOf(deps, code);
    return { name, email };
  };

/** Sets the password of whoever holds the code, and ends every session that came by the old one. */
export const acceptNewPassword =
  (deps: Deps, service: StaffService): Handler<'POST /console/new-password/accept'> =>
  async ({ body: { code, password } }) => {
    const { userId } = await ownerOf(deps, code);
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
