import type { Run } from '../../../database/database.ts';

/** The place of the demo where guests serve themselves. */
const DEMO = { table: 'VILNIUS-KIOSK', name: 'Kioskas', terminal: 'sandbox:kiosk' } as const;

/** Writes the kiosk and its terminal unless the venue's log knows of them already. */
export const writeDemoKiosk = async (run: Run, at: Date): Promise<void> => {
  await run(
    'demo-kiosk-write',
    `with place as (
       select t.id, t.venue_id from venue_table t
       where t.code = $1 and t.order_type = 'self_service' and t.retired_at is null
         and not exists (select from kiosk k where k.table_id = t.id)
         and not exists (select from audit_log a where a.venue_id = t.venue_id and a.action = 'kiosk-add')),
     kiosk as (
       insert into kiosk (venue_id, table_id, name, changed_by, added_at)
       select venue_id, id, $2, 'Demo', $4 from place returning venue_id, name),
     terminal as (
       insert into card_terminal (venue_id, name, kind, address, table_id, changed_by, added_at)
       select venue_id, $2, 'ecr-websocket', $3, id, 'Demo', $4 from place
       on conflict do nothing returning venue_id, name)
     insert into audit_log (venue_id, actor, action, subject, data)
     select venue_id, 'system', 'kiosk-add', 'kiosk:' || name, '{}'::jsonb from kiosk
     union all select venue_id, 'system', 'terminal-add', 'terminal:' || name, '{}'::jsonb from terminal`,
    [DEMO.table, DEMO.name, DEMO.terminal, at],
  );
};

export const readDemoKiosk = async (
  run: Run,
): Promise<{ readonly id: string; readonly venue_id: string; readonly name: string } | null> => {
  const [row] = await run<{ id: string; venue_id: string; name: string }>(
    'demo-kiosk',
    `select k.id, k.venue_id, k.name from kiosk k join venue_table t on t.id = k.table_id
     where t.code = $1 and t.retired_at is null order by k.added_at, k.id limit 1 for update of k`,
    [DEMO.table],
  );
  return row ?? null;
};
