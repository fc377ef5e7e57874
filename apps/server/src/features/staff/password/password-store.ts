import type { Run } from '../../../database/database.ts';

/** The stored hash of an account's password; null: it has none. */
export const passwordHashOf = async (run: Run, userId: string): Promise<string | null> => {
  const [row] = await run<{ password: string | null }>(
    'staff-password',
    "select password from auth_account where user_id = $1 and provider_id = 'credential'",
    [userId],
  );
  return row?.password ?? null;
};

export const setPasswordHash = async (run: Run, userId: string, hash: string, now: Date): Promise<void> => {
  await run(
    'staff-password-set',
    "update auth_account set password = $2, updated_at = $3 where user_id = $1 and provider_id = 'credential'",
    [userId, hash, now],
  );
};
