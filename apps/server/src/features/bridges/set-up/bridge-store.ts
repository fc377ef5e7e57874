import type { Run } from '../../../database/database.ts';

export type BridgeRow = {
  readonly id: string;
  readonly name: string;
  readonly code_expires_at: Date | null;
  readonly paired_at: Date | null;
  readonly seen_at: Date | null;
  readonly version: string | null;
  readonly host: string | null;
  readonly keeps_notes: boolean;
  readonly changed_by: string;
  readonly printers: readonly string[];
  readonly terminals: readonly string[];
};

const BRIDGES = `
  select b.id, b.name, b.code_expires_at, b.paired_at, b.seen_at, b.version, b.host, b.keeps_notes, b.changed_by,
    array(select p.name from printer p where p.bridge_id = b.id order by p.name, p.id) as printers,
    array(select t.name from card_terminal t where t.bridge_id = b.id and t.removed_at is null order by t.name, t.id)
      as terminals
  from bridge b`;

export const readBridges = (run: Run, venueId: string): Promise<BridgeRow[]> =>
  run<BridgeRow>('bridges', `${BRIDGES} where b.venue_id = $1 order by b.name, b.id`, [venueId]);

/** Those that a printer or a card terminal may be behind. */
export const bridgesOf = (run: Run, venueId: string): Promise<{ id: string; name: string }[]> =>
  run('bridges-to-choose', 'select id, name from bridge where venue_id = $1 order by name, id', [venueId]);

export const readBridge = async (run: Run, id: string): Promise<BridgeRow> => {
  const [row] = await run<BridgeRow>('bridge', `${BRIDGES} where b.id = $1`, [id]);
  if (!row) throw new Error('no such bridge');
  return row;
};

/** A bridge of a venue, locked; null: it has none of that id. */
export const lockBridge = async (
  run: Run,
  venueId: string,
  id: string,
): Promise<{ readonly id: string; readonly name: string } | null> => {
  const [row] = await run<{ id: string; name: string }>(
    'bridge-lock',
    'select id, name from bridge where venue_id = $1 and id::text = $2 for update',
    [venueId, id],
  );
  return row ?? null;
};

export const addBridge = async (
  run: Run,
  venueId: string,
  name: string,
  by: string,
  at: Date,
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'bridge-add',
    'insert into bridge (venue_id, name, changed_by, added_at) values ($1, $2, $3, $4) returning id',
    [venueId, name, by, at],
  );
  if (!row) throw new Error('no bridge was written');
  return row.id;
};

export const renameBridge = async (run: Run, id: string, name: string, by: string): Promise<void> => {
  await run('bridge-rename', 'update bridge set name = $2, changed_by = $3 where id = $1', [id, name, by]);
};

export const writeBridgeCode = async (
  run: Run,
  id: string,
  codeHash: Buffer,
  expires: Date,
): Promise<boolean> => {
  const rows = await run(
    'bridge-code-write',
    `update bridge set code_hash = $2, code_expires_at = $3
     where id = $1 and not exists (select from bridge o where o.code_hash = $2 and o.id <> $1) returning 1`,
    [id, codeHash, expires],
  );
  return rows.length > 0;
};

/** Ends the program that is the bridge, and what waits for another. */
export const revokeBridge = async (run: Run, id: string): Promise<void> => {
  await run(
    'bridge-revoke',
    `update bridge set code_hash = null, code_expires_at = null, token_hash = null, paired_at = null where id = $1`,
    [id],
  );
};

/** With it go the ways of terminals that were put away. */
export const removeBridge = async (run: Run, id: string): Promise<void> => {
  await run('bridge-terminals-leave', 'update card_terminal set bridge_id = null where bridge_id = $1', [id]);
  await run('bridge-remove', 'delete from bridge where id = $1', [id]);
};
