import type { Run } from '../../../database/database.ts';

/** Keeps sealed details under a token; false: the token is another phone's. */
export const writeLegalEntity = async (
  run: Run,
  entity: {
    readonly tokenHash: Buffer;
    readonly deviceHash: Buffer;
    readonly sealed: Buffer;
    readonly savedAt: Date;
  },
): Promise<boolean> => {
  const rows = await run(
    'legal-entity-write',
    `insert into legal_entity as e (token_hash, device_hash, sealed, saved_at) values ($1, $2, $3, $4)
     on conflict (token_hash) do update set sealed = excluded.sealed, saved_at = excluded.saved_at
       where e.device_hash = excluded.device_hash
     returning 1`,
    [entity.tokenHash, entity.deviceHash, entity.sealed, entity.savedAt],
  );
  return rows.length > 0;
};

/** What a phone saved under a token; null for another phone's, as for none. */
export const readLegalEntity = async (
  run: Run,
  tokenHash: Buffer,
  deviceHash: Buffer,
): Promise<Buffer | null> => {
  const [row] = await run<{ sealed: Buffer }>(
    'legal-entity-read',
    'select sealed from legal_entity where token_hash = $1 and device_hash = $2',
    [tokenHash, deviceHash],
  );
  return row?.sealed ?? null;
};

/** Forgets what nobody saved again since. */
export const pruneLegalEntities = async (run: Run, before: Date): Promise<void> => {
  await run('legal-entity-prune', 'delete from legal_entity where saved_at < $1', [before]);
};
