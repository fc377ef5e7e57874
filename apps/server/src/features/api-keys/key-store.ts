import type { ApiScope } from '@tableside/domain/api-keys';
import type { Run } from '../../database/database.ts';

export type StoredKey = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly endsWith: string;
  readonly madeBy: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** A venue's keys that are good, the newest first. */
export const keysOf = (run: Run, venueId: string): Promise<StoredKey[]> =>
  run<StoredKey>(
    'api-keys',
    `select id, name, scopes, ends_with as "endsWith", made_by as "madeBy", created_at as "createdAt",
       last_used_at as "lastUsedAt"
     from api_key where venue_id = $1 and revoked_at is null order by created_at desc, id`,
    [venueId],
  );

/** Counts a venue's good keys, while nobody else makes one. */
export const countForMaking = async (run: Run, venueId: string): Promise<number> => {
  await run('api-key-lock-venue', 'select 1 from venue where id = $1 for no key update', [venueId]);
  return (await keysOf(run, venueId)).length;
};

export const insertKey = async (
  run: Run,
  key: {
    readonly venueId: string;
    readonly name: string;
    readonly scopes: readonly ApiScope[];
    readonly hash: Buffer;
    readonly endsWith: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'api-key-insert',
    `insert into api_key (venue_id, name, scopes, key_hash, ends_with, made_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [key.venueId, key.name, key.scopes, key.hash, key.endsWith, key.by, key.at],
  );
  if (!row) throw new Error('the key was not kept');
  return row.id;
};

/** Ends a key; answers with its name, null where the venue has no such key that is good. */
export const revokeKey = async (run: Run, venueId: string, id: string, at: Date): Promise<string | null> => {
  const [row] = await run<{ name: string }>(
    'api-key-revoke',
    'update api_key set revoked_at = $3 where venue_id = $1 and id = $2 and revoked_at is null returning name',
    [venueId, id, at],
  );
  return row?.name ?? null;
};

/** Keeps a key good until the transaction ends; false: it is good no more. */
export const keepKey = async (run: Run, id: string): Promise<boolean> =>
  (await run('api-key-keep', 'select 1 from api_key where id = $1 and revoked_at is null for share', [id]))
    .length > 0;

export type UsedKey = Pick<StoredKey, 'id' | 'name' | 'scopes' | 'lastUsedAt'> & { readonly venueId: string };

/** Whose key it is; null: nobody's, or it is good no more. */
export const keyByHash = async (run: Run, hash: Buffer): Promise<UsedKey | null> => {
  const [row] = await run<UsedKey>(
    'api-key-by-hash',
    `select id, name, scopes, last_used_at as "lastUsedAt", venue_id as "venueId" from api_key
     where key_hash = $1 and revoked_at is null`,
    [hash],
  );
  return row ?? null;
};

export const noteUse = async (run: Run, id: string, at: Date): Promise<void> => {
  await run('api-key-used', 'update api_key set last_used_at = $2 where id = $1', [id, at]);
};
