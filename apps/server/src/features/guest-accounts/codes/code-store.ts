import type { Run } from '../../../database/database.ts';

export type CodeKind = 'verify' | 'password';

/** Of no browser in particular: only who is signed in may type it. */
export const OF_ACCOUNT = Buffer.alloc(0);

/** Who types a code. `isOwn`: signed in, or on a browser on which the account signed in before. */
export type Typist = {
  readonly isOwn: boolean;
  /** What the browser is called that asked for letters to this address; null: none did here. */
  readonly asker: Buffer | null;
};

/** A new code of its kind; the one before it that the same browser asked for is good no longer. */
export const putCode = async (
  run: Run,
  code: {
    readonly accountId: string;
    readonly kind: CodeKind;
    readonly asker: Buffer;
    readonly hash: Buffer;
    readonly tries: number;
    readonly triesElsewhere: number;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await run(
    'guest-code-put',
    `insert into guest_account_code (account_id, kind, asker, code_hash, tries_left, elsewhere_left, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id, kind, asker) do update set code_hash = excluded.code_hash,
       tries_left = excluded.tries_left, elsewhere_left = excluded.elsewhere_left, expires_at = excluded.expires_at`,
    [code.accountId, code.kind, code.asker, code.hash, code.tries, code.triesElsewhere, code.expiresAt],
  );
};

/**
 * Uses up one try of every code that is still good for whoever types; answers with what is stored of them. Counted before
 * they are compared. The tries of an account's own browsers and of the one that asked are theirs alone.
 */
export const tryCodes = async (
  run: Run,
  accountId: string,
  kind: CodeKind,
  { isOwn, asker }: Typist,
  now: Date,
): Promise<Buffer[]> => {
  const rows = await run<{ code_hash: Buffer }>(
    'guest-code-try',
    `update guest_account_code c set
       tries_left = tries_left - case when t.own then 1 else 0 end,
       elsewhere_left = elsewhere_left - case when t.own then 0 else 1 end
     from (select account_id, kind, asker, $4::boolean or asker is not distinct from $5::bytea as own
       from guest_account_code where account_id = $1 and kind = $2) t
     where c.account_id = t.account_id and c.kind = t.kind and c.asker = t.asker and c.expires_at > $3
       and case when t.own then c.tries_left else c.elsewhere_left end > 0
     returning c.code_hash`,
    [accountId, kind, now, isOwn, asker],
  );
  return rows.map(({ code_hash }) => code_hash);
};

/** Closes every code of its kind with it. False: somebody was quicker. */
export const spendCode = async (
  run: Run,
  accountId: string,
  kind: CodeKind,
  hash: Buffer,
): Promise<boolean> => {
  const rows = await run<{ code_hash: Buffer }>(
    'guest-code-spend',
    'delete from guest_account_code where account_id = $1 and kind = $2 returning code_hash',
    [accountId, kind],
  );
  return rows.some(({ code_hash }) => code_hash.equals(hash));
};

export const pruneCodes = async (run: Run, now: Date): Promise<void> => {
  await run('guest-codes-prune', 'delete from guest_account_code where expires_at <= $1', [now]);
};

type Wish = { readonly email: string; readonly language: string; readonly asker: Buffer };

export const insertWish = async (run: Run, { email, language, asker }: Wish): Promise<void> => {
  await run('guest-wish-add', 'insert into guest_account_wish (email, language, asker) values ($1, $2, $3)', [
    email,
    language,
    asker,
  ]);
};

/** Takes the oldest wish, whether anybody has that address or not; null: none waits. */
export const takeWish = async (run: Run): Promise<Wish | null> => {
  const [row] = await run<Wish>(
    'guest-wish-take',
    `delete from guest_account_wish where id = (
       select id from guest_account_wish order by id limit 1 for update skip locked)
     returning email, language, asker`,
    [],
  );
  return row ?? null;
};
