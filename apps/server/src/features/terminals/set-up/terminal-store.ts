import type { TerminalKind } from '@tableside/devices';
import type { Run } from '../../../database/database.ts';

export type TerminalWish = {
  readonly name: string;
  readonly kind: TerminalKind;
  readonly address: string;
  readonly table: string | null;
  /** The bridge in whose network it stands; null: the server calls it. */
  readonly bridge: string | null;
};
export type TerminalRow = {
  readonly id: string;
  readonly venue_id: string;
  readonly name: string;
  readonly kind: TerminalKind;
  readonly address: string;
  readonly table_id: string | null;
  readonly table_name: string | null;
  readonly bridge_id: string | null;
  readonly bridge_name: string | null;
  readonly changed_by: string;
  readonly last_seen_at: Date | null;
};

const COLUMNS = `id, venue_id, name, kind, address, table_id,
  (select v.name from venue_table v where v.id = table_id) as table_name, bridge_id,
  (select b.name from bridge b where b.id = bridge_id) as bridge_name, changed_by, last_seen_at`;

/** Those that were not put away. */
export const readTerminals = (run: Run, venueId: string): Promise<TerminalRow[]> =>
  run<TerminalRow>(
    'terminals',
    `select ${COLUMNS} from card_terminal where venue_id = $1 and removed_at is null order by name, id`,
    [venueId],
  );

export const readTerminal = async (run: Run, venueId: string, id: string): Promise<TerminalRow | null> => {
  const [row] = await run<TerminalRow>(
    'terminal',
    `select ${COLUMNS} from card_terminal where venue_id = $1 and id::text = $2 and removed_at is null`,
    [venueId, id],
  );
  return row ?? null;
};

/** As {@link readTerminal}, locked against what else would begin at it or change it. */
export const lockTerminal = async (run: Run, venueId: string, id: string): Promise<TerminalRow | null> => {
  const [row] = await run<TerminalRow>(
    'terminal-lock',
    `select ${COLUMNS} from card_terminal where venue_id = $1 and id::text = $2 and removed_at is null for update`,
    [venueId, id],
  );
  return row ?? null;
};

/** The self-service tables at which a terminal may stand. */
export const selfServiceTables = (
  run: Run,
  venueId: string,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  run<{ id: string; name: string }>(
    'terminal-tables',
    `select id, name from venue_table
     where venue_id = $1 and order_type = 'self_service' and retired_at is null order by position, id`,
    [venueId],
  );

/** Locks such a table, so that two owners do not both put a terminal at it; false: the venue has none of that id. */
export const lockSelfServiceTable = async (run: Run, venueId: string, table: string): Promise<boolean> => {
  const rows = await run(
    'terminal-table-lock',
    `select 1 from venue_table
     where venue_id = $1 and id::text = $2 and order_type = 'self_service' and retired_at is null for update`,
    [venueId, table],
  );
  return rows.length > 0;
};

/** The terminal that stands at a table; null: none does. */
export const terminalOfTable = async (
  run: Run,
  tableId: string,
): Promise<{ readonly id: string; readonly name: string } | null> => {
  const [row] = await run<{ id: string; name: string }>(
    'terminal-of-table',
    'select id, name from card_terminal where table_id = $1 and removed_at is null',
    [tableId],
  );
  return row ?? null;
};

export const addTerminal = async (
  run: Run,
  venueId: string,
  wish: TerminalWish,
  by: string,
  at: Date,
): Promise<TerminalRow> => {
  const [row] = await run<TerminalRow>(
    'terminal-add',
    `insert into card_terminal (venue_id, name, kind, address, table_id, changed_by, added_at, bridge_id)
     values ($1, $2, $3, $4, $5, $6, $7, ($8::text)::uuid) returning ${COLUMNS}`,
    [venueId, wish.name, wish.kind, wish.address, wish.table, by, at, wish.bridge],
  );
  if (!row) throw new Error('no terminal was written');
  return row;
};

/** Writes new settings of a locked terminal; at another address it was not seen yet. */
export const changeTerminal = async (
  run: Run,
  id: string,
  wish: TerminalWish,
  by: string,
): Promise<TerminalRow> => {
  const [row] = await run<TerminalRow>(
    'terminal-change',
    `update card_terminal set name = $2, kind = $3, address = $4, table_id = $5, changed_by = $6, bridge_id = ($7::text)::uuid,
       last_seen_at = case when kind = $3 and address = $4 and bridge_id is not distinct from ($7::text)::uuid
         then last_seen_at end
     where id = $1 returning ${COLUMNS}`,
    [id, wish.name, wish.kind, wish.address, wish.table, by, wish.bridge],
  );
  if (!row) throw new Error('no terminal was written');
  return row;
};

export const removeTerminal = async (run: Run, id: string, at: Date): Promise<void> => {
  await run('terminal-remove', 'update card_terminal set removed_at = $2 where id = $1', [id, at]);
};

export const noteSeen = async (run: Run, id: string, at: Date): Promise<void> => {
  await run('terminal-seen', 'update card_terminal set last_seen_at = $2 where id = $1', [id, at]);
};
