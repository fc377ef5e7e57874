import type { Run } from '../../../database/database.ts';

/** Answers with the address of the account; null: it is erased. */
export const insertSignIn = async (
  run: Run,
  given: {
    readonly tokenHash: Buffer;
    readonly accountId: string;
    readonly browser: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<string | null> => {
  const [row] = await run<{ email: string }>(
    'guest-sign-in-add',
    `with used as (update guest_account set used_at = $4 where id = $2 returning email),
       added as (insert into guest_account_session (token_hash, account_id, browser, created_at, expires_at)
         values ($1, $2, $3, $4, $5))
     select email from used`,
    [given.tokenHash, given.accountId, given.browser, given.now, given.expiresAt],
  );
  return row?.email ?? null;
};

/** Whom a token signs in; asked of the database each time, so that it is over everywhere once it is over. */
export const accountOfToken = async (
  run: Run,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly accountId: string; readonly email: string; readonly signedInAt: Date } | null> => {
  const [row] = await run<{ accountId: string; email: string; signedInAt: Date }>(
    'guest-sign-in-find',
    `select a.id as "accountId", a.email, s.created_at as "signedInAt" from guest_account_session s join guest_account a on a.id = s.account_id
     where s.token_hash = $1 and s.expires_at > $2`,
    [tokenHash, now],
  );
  return row ?? null;
};

export const endSignIn = async (run: Run, tokenHash: Buffer): Promise<void> => {
  await run('guest-sign-in-end', 'delete from guest_account_session where token_hash = $1', [tokenHash]);
};

/** Ends all of an account's but `but`. */
export const endSignIns = async (run: Run, accountId: string, but: Buffer | null): Promise<void> => {
  await run(
    'guest-sign-ins-end',
    'delete from guest_account_session where account_id = $1 and token_hash is distinct from $2',
    [accountId, but],
  );
};

export type SignInRow = { readonly since: Date; readonly until: Date; readonly browser: string };

export const signInsOf = (run: Run, accountId: string, now: Date): Promise<SignInRow[]> =>
  run<SignInRow>(
    'guest-sign-ins-of',
    `select created_at as since, expires_at as until, browser from guest_account_session
     where account_id = $1 and expires_at > $2 order by created_at desc`,
    [accountId, now],
  );

export const pruneSignIns = async (run: Run, now: Date): Promise<void> => {
  await run('guest-sign-ins-prune', 'delete from guest_account_session where expires_at <= $1', [now]);
};
