import type { Run } from '../../database/database.ts';

/** A venue's external till as it is stored. */
export type StoredTill = { readonly venue_id: string; readonly sealed_keys: Buffer };

export const storedTill = async (run: Run, venueId: string): Promise<StoredTill | null> => {
  const [row] = await run<StoredTill>(
    'till-account',
    'select venue_id, sealed_keys from till_account where venue_id = $1',
    [venueId],
  );
  return row ?? null;
};

export const storedTills = (run: Run): Promise<StoredTill[]> =>
  run<StoredTill>('till-accounts', 'select venue_id, sealed_keys from till_account order by venue_id', []);

export const writeTill = async (
  run: Run,
  till: { readonly venueId: string; readonly sealedKeys: Buffer; readonly at: Date },
): Promise<void> => {
  await run(
    'till-account-write',
    `insert into till_account (venue_id, sealed_keys, connected_at) values ($1, $2, $3)
     on conflict (venue_id) do update set sealed_keys = excluded.sealed_keys`,
    [till.venueId, till.sealedKeys, till.at],
  );
};

/** The bills stay as they were last known, and are ours from now on. */
export const removeTill = async (run: Run, venueId: string): Promise<void> => {
  await run(
    'till-account-remove',
    `with gone as (delete from till_account where venue_id = $1),
     unsent as (delete from till_order where venue_id = $1 and state = 'sending')
     update bill set till_state = 'here', till_gap = 0, external_id = null, external_version = null
     where venue_id = $1 and status = 'open'`,
    [venueId],
  );
};

/** How much is on its way to a venue's till, and how often the oldest of it was tried. */
export const tillQueue = async (
  run: Run,
  venueId: string,
): Promise<{ readonly waiting: number; readonly tries: number }> => {
  const [row] = await run<{ waiting: number; tries: number }>(
    'till-queue',
    `select count(*)::int as waiting, coalesce(max(tries), 0) as tries from (
       select tries from till_order where venue_id = $1 and state = 'sending'
       union all select tries from till_payment where venue_id = $1 and state = 'sending') q`,
    [venueId],
  );
  return row ?? { waiting: 0, tries: 0 };
};

/** Which of these venues has a till's bill already. */
export const venueOfTillBill = async (
  run: Run,
  venueIds: readonly string[],
  externalBill: string,
): Promise<string | null> => {
  const [row] = await run<{ venue_id: string }>(
    'till-bill-venue',
    'select venue_id from bill where venue_id = any($1::uuid[]) and external_id = $2 limit 1',
    [venueIds, externalBill],
  );
  return row?.venue_id ?? null;
};
