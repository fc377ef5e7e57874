import type { Run } from '../../../database/database.ts';

type Named = { readonly id: string; readonly venue_id: string; readonly name: string };

export const bridgeOfToken = async (
  run: Run,
  tokenHash: Buffer,
): Promise<Pick<Named, 'id' | 'venue_id'> | null> => {
  const [row] = await run<Pick<Named, 'id' | 'venue_id'>>(
    'bridge-of-token',
    'select id, venue_id from bridge where token_hash = $1',
    [tokenHash],
  );
  return row ?? null;
};

/** Uses a code up: the program with this token is the bridge from now on. Null: nobody waits with that code. */
export const pairByCode = async (
  run: Run,
  codeHash: Buffer,
  tokenHash: Buffer,
  at: Date,
): Promise<(Named & { readonly venue_name: string }) | null> => {
  const [row] = await run<Named & { venue_name: string }>(
    'bridge-pair',
    `update bridge b set code_hash = null, code_expires_at = null, token_hash = $2, paired_at = $3, seen_at = $3,
       version = null, host = null, keeps_notes = true
     from venue v where v.id = b.venue_id and b.code_hash = $1 and b.code_expires_at > $3
     returning b.id, b.venue_id, b.name, v.name as venue_name`,
    [codeHash, tokenHash, at],
  );
  return row ?? null;
};

/** Notes that a bridge is there; true when it was away before. */
export const noteBridgeSeen = async (
  run: Run,
  id: string,
  said: {
    readonly version: string;
    readonly host: string;
    readonly keepsNotes: boolean;
    readonly at: Date;
    readonly awaySince: Date;
  },
): Promise<boolean> => {
  const [row] = await run<{ was_away: boolean }>(
    'bridge-seen',
    `update bridge b set seen_at = $5, version = $2, host = $3, keeps_notes = $4
     from (select seen_at from bridge where id = $1) before where b.id = $1
     returning before.seen_at is null or before.seen_at < $6 as was_away`,
    [id, said.version, said.host, said.keepsNotes, said.at, said.awaySince],
  );
  return row?.was_away ?? false;
};

/** What waits for printers behind a bridge is tried at once when it is there again. */
export const hurryPrinters = async (run: Run, bridgeId: string, at: Date): Promise<void> => {
  await run(
    'bridge-printers-hurry',
    `update printer set try_at = $2 where bridge_id = $1 and problem in ('bridge_away', 'unreachable') and try_at > $2`,
    [bridgeId, at],
  );
};
