import type { Run } from '../../../database/database.ts';

/** The demo venue that has everything on. */
const DEMO = { venue: 'vilnius', name: 'Baras', address: 'sandbox:counter' } as const;

/** Writes the terminal unless the venue's log knows of one already. */
export const writeDemoTerminal = async (run: Run, at: Date): Promise<void> => {
  await run(
    'demo-terminal-write',
    `with written as (
       insert into card_terminal (venue_id, name, kind, address, changed_by, added_at)
       select v.id, $2, 'ecr-websocket', $3, 'Demo', $4 from venue v
       where v.slug = $1 and not exists (select from card_terminal t where t.venue_id = v.id)
         and not exists (select from audit_log a where a.venue_id = v.id and a.action like 'terminal-%')
       returning venue_id, name)
     insert into audit_log (venue_id, actor, action, subject, data)
     select venue_id, 'system', 'terminal-add', 'terminal:' || name, '{}' from written`,
    [DEMO.venue, DEMO.name, DEMO.address, at],
  );
};
