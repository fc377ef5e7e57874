import type { Run } from '../../../database/database.ts';

/** Opens a way to a new password; earlier ones of the account stay open until their time, so nobody closes another's. */
export const insertPasswordCode = async (
  run: Run,
  codeHash: Buffer,
  userId: string,
  expiresAt: Date,
): Promise<void> => {
  await run(
    'password-code-add',
    'insert into password_code (code_hash, user_id, expires_at) values ($1, $2, $3)',
    [codeHash, userId, expiresAt],
  );
};

export type PasswordCodeOwner = { readonly userId: string; readonly name: string; readonly email: string };

/** Whose password a code opens; null: it opens nothing, or no longer. */
export const ownerOfPasswordCode = async (
  run: Run,
  codeHash: Buffer,
  now: Date,
): Promise<PasswordCodeOwner | null> => {
  const [row] = await run<PasswordCodeOwner>(
    'password-code-owner',
    `select u.id as "userId", u.name, u.email from password_code c join auth_user u on u.id = c.user_id
     where c.code_hash = $1 and c.expires_at > $2 and u.email is not null`,
    [codeHash, now],
  );
  return row ?? null;
};

/** Uses a code up, and with it every other of its account; null when somebody was quicker. */
export const spendPasswordCode = async (run: Run, codeHash: Buffer, now: Date): Promise<string | null> => {
  const [row] = await run<{ user_id: string }>(
    'password-code-spend',
    'delete from password_code where code_hash = $1 and expires_at > $2 returning user_id',
    [codeHash, now],
  );
  if (!row) return null;
  await run('password-codes-drop', 'delete from password_code where user_id = $1', [row.user_id]);
  return row.user_id;
};

export const prunePasswordCodes = async (run: Run, now: Date): Promise<void> => {
  await run('password-codes-prune', 'delete from password_code where expires_at <= $1', [now]);
};

export const insertWish = async (run: Run, email: string, language: string): Promise<void> => {
  await run('password-wish-add', 'insert into password_wish (email, language) values ($1, $2)', [
    email,
    language,
  ]);
};

/** Takes the oldest wish, whether anybody has that address or not; null: none waits. */
export const claimResetRequest = async (
  run: Run,
): Promise<{ readonly id: string; readonly email: string; readonly language: string } | null> => {
  const [row] = await run<{ id: string; email: string; language: string }>(
    'password-wish-take',
    `delete from password_wish where id = (
       select id from password_wish order by id limit 1 for update skip locked)
     returning id::text, email, language`,
    [],
  );
  return row ?? null;
};
