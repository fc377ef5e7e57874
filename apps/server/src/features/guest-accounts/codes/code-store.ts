import type { Run } from '../../../database/database.ts';

export type CodeKind = 'verify' | 'password';

/** A new code of its kind; the one before it is good no longer. */
export const putCode = async (
  run: Run,
  code: {
    readonly accountId: string;
    readonly kind: CodeKind;
    readonly hash: Buffer;
    readonly tries: number;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await run(
    'guest-code-put',
    `insert into guest_account_code (account_id, kind, code_hash, tries_left, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, kind) do update set code_hash = excluded.code_hash, tries_left = excluded.tries_left,
       expires_at = excluded.expires_at`,
    [code.accountId, code.kind, code.hash, code.tries, code.expiresAt],
  );
};

/** Uses up one try of a code that is still good; answers with what is stored of it. Counted before it is compared. */
export const tryCode = async (
  run: Run,
  accountId: string,
  kind: CodeKind,
  now: Date,
): Promise<Buffer | null> => {
  const [row] = await run<{ code_hash: Buffer }>(
    'guest-code-try',
    `update guest_account_code set tries_left = tries_left - 1
     where account_id = $1 and kind = $2 and expires_at > $3 and tries_left > 0 returning code_hash`,
    [accountId, kind, now],
  );
  return row?.code_hash ?? null;
};

/** False: somebody was quicker. */
export const spendCode = async (
  run: Run,
  accountId: string,
  kind: CodeKind,
  hash: Buffer,
): Promise<boolean> => {
  const rows = await run(
    'guest-code-spend',
    'delete from guest_account_code where account_id = $1 and kind = $2 and code_hash = $3 returning 1',
    [accountId, kind, hash],
  );
  return rows.length > 0;
};

export const pruneCodes = async (run: Run, now: Date): Promise<void> => {
  await run('guest-codes-prune', 'delete from guest_account_code where expires_at <= $1', [now]);
};

type Wish = { readonly email: string; readonly language: string };

export const insertWish = async (run: Run, { email, language }: Wish): Promise<void> => {
  await run('guest-wish-add', 'insert into guest_account_wish (email, language) values ($1, $2)', [
    email,
    language,
  ]);
};

/** Takes the oldest wish, whether anybody has that address or not; null: none waits. */
export const takeWish = async (run: Run): Promise<Wish | null> => {
  const [row] = await run<Wish>(
    'guest-wish-take',
    `delete from guest_account_wish where id = (
       select id from guest_account_wish order by id limit 1 for update skip locked)
     returning email, language`,
    [],
  );
  return row ?? null;
};
