import type { Run } from '../../../database/database.ts';

/** How many one account may have: a phone, a tablet and a key each in a drawer, and some to spare. */
export const MOST_PASSKEYS = 10;

export type PasskeyRow = {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
  readonly used: Date | null;
  readonly credentialId: string;
  readonly transports: readonly string[];
};

/** The first first. */
export const passkeysOf = (run: Run, accountId: string): Promise<PasskeyRow[]> =>
  run<PasskeyRow>(
    'guest-passkeys-of',
    `select id, name, created_at as since, used_at as used, credential_id as "credentialId", transports
     from guest_passkey where account_id = $1 order by created_at, id`,
    [accountId],
  );

export type KnownPasskey = {
  readonly accountId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
};

export const passkeyByCredential = async (run: Run, credentialId: string): Promise<KnownPasskey | null> => {
  const [row] = await run<KnownPasskey>(
    'guest-passkey-find',
    `select account_id as "accountId", public_key as "publicKey", counter::float8 as counter
     from guest_passkey where credential_id = $1`,
    [credentialId],
  );
  return row ?? null;
};

/** False: somebody has that passkey already. */
export const insertPasskey = async (
  run: Run,
  given: {
    readonly accountId: string;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly counter: number;
    readonly transports: readonly string[];
    readonly name: string;
    readonly now: Date;
  },
): Promise<boolean> => {
  const rows = await run<{ id: string }>(
    'guest-passkey-add',
    `insert into guest_passkey (account_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning id`,
    [
      given.accountId,
      given.credentialId,
      Buffer.from(given.publicKey),
      given.counter,
      given.transports,
      given.name,
      given.now,
    ],
  );
  return rows.length > 0;
};

/** Notes that it signed; false: it was removed meanwhile, or another answer with a count as high came before. */
export const notePasskeyUse = async (
  run: Run,
  credentialId: string,
  counter: number,
  now: Date,
): Promise<boolean> => {
  const rows = await run<{ id: string }>(
    'guest-passkey-use',
    `update guest_passkey set counter = $2, used_at = $3
     where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [credentialId, counter, now],
  );
  return rows.length > 0;
};

export const renamePasskey = async (run: Run, accountId: string, id: string, name: string): Promise<void> => {
  await run('guest-passkey-name', 'update guest_passkey set name = $3 where account_id = $1 and id = $2', [
    accountId,
    id,
    name,
  ]);
};

export const deletePasskey = async (run: Run, accountId: string, id: string): Promise<void> => {
  await run('guest-passkey-remove', 'delete from guest_passkey where account_id = $1 and id = $2', [
    accountId,
    id,
  ]);
};

/** Answers with the names of those that were there. */
export const deleteAllPasskeys = async (run: Run, accountId: string): Promise<string[]> => {
  const rows = await run<{ name: string }>(
    'guest-passkeys-remove',
    'delete from guest_passkey where account_id = $1 returning name',
    [accountId],
  );
  return rows.map(({ name }) => name);
};

/** Whoever adds to an account holds it meanwhile, so that two phones at once do not go past what it may have. */
export const holdAccount = async (run: Run, accountId: string): Promise<void> => {
  await run('guest-passkey-hold', 'select from guest_account where id = $1 for update', [accountId]);
};
