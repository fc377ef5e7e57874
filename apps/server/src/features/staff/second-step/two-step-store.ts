import type { Run } from '../../../database/database.ts';

export type TwoStepRow = {
  readonly secret: Buffer;
  readonly confirmedAt: Date | null;
  readonly lastStep: number | null;
  readonly codesLeft: number;
};

/** The second step of an account; null: never begun. */
export const twoStepOf = async (run: Run, userId: string): Promise<TwoStepRow | null> => {
  const [row] = await run<TwoStepRow>(
    'two-step-of',
    `select t.secret, t.confirmed_at as "confirmedAt", t.last_step as "lastStep",
       (select count(*) from staff_recovery_code c where c.user_id = t.user_id and c.used_at is null) as "codesLeft"
     from staff_two_step t where t.user_id = $1`,
    [userId],
  );
  return row ?? null;
};

/** A new secret that counts for nothing yet; one that is confirmed stays. */
export const beginTwoStep = async (run: Run, userId: string, secret: Buffer, now: Date): Promise<boolean> => {
  const rows = await run(
    'two-step-begin',
    `insert into staff_two_step (user_id, secret, begun_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, begun_at = excluded.begun_at, last_step = null
     where staff_two_step.confirmed_at is null returning 1`,
    [userId, secret, now],
  );
  return rows.length > 0;
};

/** Uses up a step; false when it, or a later one, was used before. */
export const spendStep = async (run: Run, userId: string, step: number): Promise<boolean> => {
  const rows = await run(
    'two-step-use',
    `update staff_two_step set last_step = $2
     where user_id = $1 and (last_step is null or last_step < $2) returning 1`,
    [userId, step],
  );
  return rows.length > 0;
};

/** Uses up a recovery code; false when there is no such unused one. */
export const spendRecoveryCode = async (
  run: Run,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> => {
  const rows = await run(
    'recovery-code-use',
    `update staff_recovery_code c set used_at = $3 from staff_two_step t
     where c.user_id = $1 and c.code_hash = $2 and c.used_at is null
       and t.user_id = c.user_id and t.confirmed_at is not null returning 1`,
    [userId, hash, now],
  );
  return rows.length > 0;
};

/** From now on the second step is asked for. */
export const confirmTwoStep = async (run: Run, userId: string, now: Date): Promise<void> => {
  await run('two-step-confirm', 'update staff_two_step set confirmed_at = $2 where user_id = $1', [
    userId,
    now,
  ]);
};

/** These are the recovery codes now; earlier ones open nothing any more. */
export const replaceRecoveryCodes = async (
  run: Run,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await run('recovery-codes-clear', 'delete from staff_recovery_code where user_id = $1', [userId]);
  await run(
    'recovery-codes-add',
    'insert into staff_recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])',
    [userId, hashes],
  );
};

export const removeTwoStep = async (run: Run, userId: string): Promise<void> => {
  await run('two-step-remove', 'delete from staff_two_step where user_id = $1', [userId]);
};
