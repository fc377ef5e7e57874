import type { Run } from '../../../database/database.ts';

export type AuditEntry = {
  readonly venueId: string | null;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Adds a line to the audit log; the database refuses to change or remove one. */
export const appendAudit = async (run: Run, entry: AuditEntry): Promise<void> => {
  await run(
    'audit-append',
    'insert into audit_log (venue_id, actor, action, subject, data) values ($1, $2, $3, $4, $5)',
    [entry.venueId, entry.actor, entry.action, entry.subject, JSON.stringify(entry.data)],
  );
};

/** Notes what somebody did to an account, at every venue where it works. */
export const appendAccountAudit = async (
  run: Run,
  {
    actor,
    action,
    userId,
    data,
  }: Pick<AuditEntry, 'actor' | 'action' | 'data'> & { readonly userId: string },
): Promise<void> => {
  await run(
    'audit-append-account',
    `insert into audit_log (venue_id, actor, action, subject, data)
     select m.venue_id, $2, $3, 'staff:' || m.user_id, $4 from staff_membership m where m.user_id = $1`,
    [userId, actor, action, JSON.stringify(data)],
  );
};
