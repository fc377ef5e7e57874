import type { Run } from '../../../database/database.ts';

export type AuditEntryRow = {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly name: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectName: string | null;
  readonly data: Record<string, unknown>;
};

export type AuditEntryFilter = {
  readonly venueId: string;
  readonly who: string | null;
  readonly action: string | null;
  /** The first moment that counts, and the first that does not any more. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Only what stands before this one in the log. */
  readonly before: number | null;
};

const THING = "split_part(a.subject, ':', 2)";
/** What stands behind the colon need not be an id; as one it finds its row by index. */
const ID = `case when ${THING} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${THING}::uuid end`;

const SUBJECT_NAME = `case split_part(a.subject, ':', 1)
  when 'order' then (select o.number::text from orders o where o.unique_order_number = ${THING})
  when 'table' then (select t.name from venue_table t where t.id = ${ID})
  when 'bill' then (select t.name from bill b join venue_table t on t.id = b.table_id where b.id = ${ID})
  when 'payment' then (select b.unique_order_number from payment p join bill b on b.id = p.bill_id where p.id = ${ID})
  when 'staff' then (select s.name from auth_user s where s.id = ${THING})
  when 'device' then substr(a.subject, 8)
  when 'provider' then ${THING}
  when 'z-report' then ${THING}
  end`;

/** What another system that did it is called. */
const KEY_NAME = `(select k.name from api_key k where a.actor = 'key:' || k.id)`;

/** What was done at a venue, newest first. */
export const readAuditEntries = (
  run: Run,
  filter: AuditEntryFilter,
  limit: number,
): Promise<AuditEntryRow[]> =>
  run<AuditEntryRow>(
    'audit-read',
    `select a.id, a.at, a.actor, coalesce(u.name, ${KEY_NAME}) as name, a.action, a.subject, a.data, ${SUBJECT_NAME} as "subjectName"
     from audit_log a left join auth_user u on a.actor = 'staff:' || u.id
     where a.venue_id = $1
       and ($2::text is null or a.actor = 'staff:' || $2::text) and ($3::text is null or a.action = $3::text)
       and ($4::timestamptz is null or a.at >= $4)
       and ($5::timestamptz is null or a.at < $5)
       and ($6::bigint is null or a.id < $6::bigint)
     order by a.id desc limit $7`,
    [filter.venueId, filter.who, filter.action, filter.from, filter.until, filter.before, limit],
  );

/** Kinds of deeds a venue has seen, and who did any: what its log can be narrowed to. */
export const auditChoices = async (
  run: Run,
  venueId: string,
): Promise<{ actions: string[]; people: { id: string; name: string }[] }> => {
  const actions = await run<{ action: string }>(
    'audit-actions',
    'select distinct action from audit_log where venue_id = $1 order by action',
    [venueId],
  );
  const people = await run<{ id: string; name: string }>(
    'audit-people',
    `select u.id, u.name from auth_user u
     where exists (select from audit_log a where a.venue_id = $1 and a.actor = 'staff:' || u.id)
     order by u.name, u.id`,
    [venueId],
  );
  return { actions: actions.map(({ action }) => action), people };
};
