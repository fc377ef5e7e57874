import type { Run } from '../../database/database.ts';

export type PinRow = { readonly failures: number };

/** How an account's PIN stands; null: it has none. */
export const pinOf = async (run: Run, userId: string): Promise<PinRow | null> => {
  const [row] = await run<PinRow>('staff-pin', 'select failures from staff_pin where user_id = $1', [userId]);
  return row ?? null;
};

export const setPin = async (run: Run, userId: string, hash: string, now: Date): Promise<void> => {
  await run(
    'staff-pin-set',
    `insert into staff_pin (user_id, pin_hash, set_at) values ($1, $2, $3)
     on conflict (user_id) do update set pin_hash = excluded.pin_hash, failures = 0, set_at = excluded.set_at`,
    [userId, hash, now],
  );
};

export const removePin = async (run: Run, userId: string): Promise<void> => {
  await run('staff-pin-remove', 'delete from staff_pin where user_id = $1', [userId]);
};

/** Counts a try before it is looked at, so that tries at the same time are as many as they are; null: none is left. */
export const takeTry = async (
  run: Run,
  userId: string,
  most: number,
): Promise<{ readonly hash: string; readonly failures: number } | null> => {
  const [row] = await run<{ hash: string; failures: number }>(
    'staff-pin-try',
    `update staff_pin set failures = failures + 1 where user_id = $1 and failures < $2
     returning pin_hash as hash, failures`,
    [userId, most],
  );
  return row ?? null;
};

/** The right PIN, or the password: the count begins anew. */
export const forgiveTries = async (run: Run, userId: string): Promise<void> => {
  await run('staff-pin-forgive', 'update staff_pin set failures = 0 where user_id = $1 and failures > 0', [
    userId,
  ]);
};
