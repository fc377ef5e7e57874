import type { Run } from '../../../database/database.ts';

export type KioskWish = { readonly name: string; readonly table: string };
export type KioskRow = {
  readonly id: string;
  readonly name: string;
  readonly table_id: string;
  readonly table_name: string;
  readonly terminal_name: string | null;
  readonly code_expires_at: Date | null;
  readonly enrolled_at: Date | null;
  readonly last_seen_at: Date | null;
  readonly changed_by: string;
};

const KIOSKS = `
  select k.id, k.name, k.table_id, t.name as table_name, c.name as terminal_name, k.code_expires_at,
    (select max(d.enrolled_at) from kiosk_device d where d.kiosk_id = k.id) as enrolled_at,
    (select max(d.seen_at) from kiosk_device d where d.kiosk_id = k.id) as last_seen_at, k.changed_by
  from kiosk k join venue_table t on t.id = k.table_id
    left join card_terminal c on c.table_id = k.table_id and c.removed_at is null`;

export const readKiosks = (run: Run, venueId: string): Promise<KioskRow[]> =>
  run<KioskRow>('kiosks', `${KIOSKS} where k.venue_id = $1 order by k.name, k.id`, [venueId]);

export const readKiosk = async (run: Run, id: string): Promise<KioskRow> => {
  const [row] = await run<KioskRow>('kiosk', `${KIOSKS} where k.id = $1`, [id]);
  if (!row) throw new Error('no such kiosk');
  return row;
};

/** A kiosk of a venue, locked; null: it has none of that id. */
export const lockKiosk = async (
  run: Run,
  venueId: string,
  id: string,
): Promise<{ readonly id: string; readonly name: string; readonly table_id: string } | null> => {
  const [row] = await run<{ id: string; name: string; table_id: string }>(
    'kiosk-lock',
    'select id, name, table_id from kiosk where venue_id = $1 and id::text = $2 for update',
    [venueId, id],
  );
  return row ?? null;
};

export const addKiosk = async (
  run: Run,
  venueId: string,
  wish: KioskWish,
  by: string,
  at: Date,
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'kiosk-add',
    `insert into kiosk (venue_id, table_id, name, changed_by, added_at) values ($1, $2, $3, $4, $5) returning id`,
    [venueId, wish.table, wish.name, by, at],
  );
  if (!row) throw new Error('no kiosk was written');
  return row.id;
};

export const changeKiosk = async (run: Run, id: string, wish: KioskWish, by: string): Promise<void> => {
  await run('kiosk-change', 'update kiosk set name = $2, table_id = $3, changed_by = $4 where id = $1', [
    id,
    wish.name,
    wish.table,
    by,
  ]);
};

export const writeCode = async (run: Run, id: string, codeHash: Buffer, expires: Date): Promise<boolean> => {
  const rows = await run(
    'kiosk-code-write',
    `update kiosk set code_hash = $2, code_expires_at = $3
     where id = $1 and not exists (select from kiosk o where o.code_hash = $2 and o.id <> $1) returning 1`,
    [id, codeHash, expires],
  );
  return rows.length > 0;
};

/** Ends the devices of a kiosk, and what waits for another. */
export const endDevices = async (run: Run, id: string): Promise<void> => {
  await run('kiosk-devices-end', 'delete from kiosk_device where kiosk_id = $1', [id]);
  await run('kiosk-code-forget', 'update kiosk set code_hash = null, code_expires_at = null where id = $1', [
    id,
  ]);
};

/** What a kiosk had open at the place where it stood only looks from here on. */
export const leavePlace = async (run: Run, id: string): Promise<void> => {
  await run(
    'kiosk-place-leave',
    `update guest_session set kiosk_device_id = null
     where kiosk_device_id in (select d.id from kiosk_device d where d.kiosk_id = $1)`,
    [id],
  );
};

export const removeKiosk = async (run: Run, id: string): Promise<void> => {
  await run('kiosk-remove', 'delete from kiosk where id = $1', [id]);
};
