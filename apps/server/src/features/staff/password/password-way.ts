import { NEW_PASSWORD_MINUTES } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import { hashOfCode } from '../second-step/recovery-codes.ts';
import { insertPasswordCode } from './password-code-store.ts';
import { newWayCode } from './way-code.ts';

/** Opens a way to a new password; answers with its code, which nobody can be told again. */
export const createPasswordReset = async (
  run: Run,
  userId: string,
  by: keyof typeof NEW_PASSWORD_MINUTES,
  now: number,
): Promise<string> => {
  const code = newWayCode();
  const expiresAt = new Date(now + NEW_PASSWORD_MINUTES[by] * 60_000);
  await insertPasswordCode(run, hashOfCode(code), userId, expiresAt);
  return code;
};
