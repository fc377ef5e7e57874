import type { Run } from '../../../database/database.ts';

/** Wrong tries in a row by the shared device where they were made. */
export type PinTries = Readonly<Record<string, number>>;

/** How an account's PIN stands; null: it has none. */
export const pinOf = async (
  run: Run,
  userId: string,
): Promise<{ readonly tries: PinTries; readonly given: boolean } | null> => {
  const [row] = await run<{ tries: PinTries; given: boolean }>(
    'staff-pin',
    'select tries, given from staff_pin where user_id = $1',
    [userId],
  );
  return row ?? null;
};

/** `given`: by somebody else, who therefore knows it. */
export const setPin = async (
  run: Run,
  userId: string,
  { hash, given, now }: { readonly hash: string; readonly given: boolean; readonly now: Date },
): Promise<void> => {
  await run(
    'staff-pin-set',
    `insert into staff_pin (user_id, pin_hash, given, set_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update
       set pin_hash = excluded.pin_hash, given = excluded.given, tries = '{}', set_at = excluded.set_at`,
    [userId, hash, given, now],
  );
};

export const removePin = async (run: Run, userId: string): Promise<void> => {
  await run('staff-pin-remove', 'delete from staff_pin where user_id = $1', [userId]);
};

type Tried = { readonly userId: string; readonly deviceId: string };

/**
 * Counts a try on a device before it is looked at, so that tries at the same time are as many as they are; null: none is
 * left there.
 */
export const takeTry = async (
  run: Run,
  { userId, deviceId }: Tried,
  most: number,
): Promise<{ readonly hash: string; readonly failures: number } | null> => {
  const [row] = await run<{ hash: string; failures: number }>(
    'staff-pin-try',
    `update staff_pin set tries = tries || jsonb_build_object($2::text, coalesce((tries ->> $2::text)::int, 0) + 1)
     where user_id = $1 and coalesce((tries ->> $2::text)::int, 0) < $3
     returning pin_hash as hash, (tries ->> $2::text)::int as failures`,
    [userId, deviceId, most],
  );
  return row ?? null;
};

/** The right PIN: the count on this device begins anew. */
export const forgiveTriesOn = async (run: Run, { userId, deviceId }: Tried): Promise<void> => {
  await run('staff-pin-forgive-device', 'update staff_pin set tries = tries - $2::text where user_id = $1', [
    userId,
    deviceId,
  ]);
};

/** The password: the count begins anew on every device. */
export const forgiveTries = async (run: Run, userId: string): Promise<void> => {
  await run('staff-pin-forgive', "update staff_pin set tries = '{}' where user_id = $1 and tries <> '{}'", [
    userId,
  ]);
};
