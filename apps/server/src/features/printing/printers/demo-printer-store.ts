import type { Run } from '../../../database/database.ts';

/** The demo venue that has everything on. */
export const DEMO_PRINTER = { venue: 'vilnius', name: 'Virtuvė', address: 'sandbox:kitchen' } as const;

/** Writes the printer unless the venue's log knows of one already. */
export const writeDemoPrinter = async (run: Run, demo: typeof DEMO_PRINTER, at: Date): Promise<void> => {
  await run(
    'demo-printer-write',
    `with written as (
       insert into printer (venue_id, name, kind, address, columns, code_page, stations, changed_by, connected_at, try_at)
       select v.id, $2, 'epos', $3, 42, 'windows1257', '{kitchen}', 'Demo', $4, $4 from venue v
       where v.slug = $1 and not exists (select from printer p where p.venue_id = v.id)
         and not exists (select from audit_log a where a.venue_id = v.id and a.action like 'printer-%')
       returning venue_id, name)
     insert into audit_log (venue_id, actor, action, subject, data)
     select venue_id, 'system', 'printer-add', 'printer:' || name, '{}' from written`,
    [demo.venue, demo.name, demo.address, at],
  );
};

/** The place of the demo where guests serve themselves. */
export const DEMO_RECEIPTS = { table: 'VILNIUS-KIOSK', name: 'Kioskas', address: 'sandbox:kiosk' } as const;

/** Writes the printer of that place's receipts unless the venue's log knows of it already. */
export const writeDemoReceipts = async (run: Run, demo: typeof DEMO_RECEIPTS, at: Date): Promise<void> => {
  await run(
    'demo-receipts-write',
    `with written as (
       insert into printer (venue_id, name, kind, address, columns, code_page, changed_by, connected_at, try_at, table_id)
       select t.venue_id, $2, 'epos', $3, 42, 'windows1257', 'Demo', $4, $4, t.id from venue_table t
       where t.code = $1 and t.order_type = 'self_service' and t.retired_at is null
         and not exists (select from printer p where p.table_id = t.id)
         and not exists (select from audit_log a
           where a.venue_id = t.venue_id and a.action like 'printer-%' and a.subject = 'printer:' || $2)
       returning venue_id, name)
     insert into audit_log (venue_id, actor, action, subject, data)
     select venue_id, 'system', 'printer-add', 'printer:' || name, '{}' from written`,
    [demo.table, demo.name, demo.address, at],
  );
};
