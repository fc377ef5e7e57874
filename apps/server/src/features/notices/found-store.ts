import { BAD_RATING } from '@tableside/domain/reviews';
import { LATE_AFTER_MINUTES, type NotificationTrigger } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';

/** Something that somebody is told of, once. */
export type Found = {
  readonly venueId: string;
  readonly cause: NotificationTrigger;
  readonly dedupeKey: string;
  /** What it is about: a table, a printer, the kind of an alert, a person. */
  readonly subject: string;
};

/** Older than this nothing of an evening is news. */
const STALE = `interval '2 hours'`;
const late = (kind: keyof typeof LATE_AFTER_MINUTES): string =>
  `$1::timestamptz - interval '${LATE_AFTER_MINUTES[kind]} minutes'`;

/** What there is to tell now, each as SQL of venue, cause, key and subject. `$1` is now. */
const SOURCES: Readonly<Record<string, string>> = {
  orders: `select o.venue_id, 'order-late', 'order-late:' || o.unique_order_number, t.name
    from orders o join venue_table t on t.id = o.table_id
    where o.closed_at is null and o.status = 'waiting_confirmation'
      and o.placed_at between $1::timestamptz - ${STALE} and ${late('order')}`,
  calls: `select c.venue_id, 'call-late', 'call-late:' || c.id, t.name
    from waiter_call c join venue_table t on t.id = c.table_id
    where c.done_at is null and c.taken_at is null
      and c.called_at between $1::timestamptz - ${STALE} and ${late('call')}`,
  printers: `select p.venue_id, 'printer', 'printer:' || p.id || ':' || p.problem_since, p.name
    from printer p where p.problem is not null and p.problem_since <= ${late('printer')}`,
  reviews: `select r.venue_id, 'review', 'review:' || r.id, coalesce(t.name, '')
    from review r left join venue_table t on t.id = r.table_id
    where r.rating <= ${BAD_RATING} and (r.submitted_at is not null or r.rated_at <= ${late('review')})
      and r.rated_at > $1::timestamptz - interval '1 day'`,
  alerts: `select a.venue_id, case a.kind when 'books_differ' then 'books' else 'alert' end, 'alert:' || a.id, a.kind
    from money_alert a where a.settled_at is null and a.raised_at > $1::timestamptz - interval '1 day'`,
};

/** Writes down what is new of what there is to tell; answers with it. */
export const findNew = async (run: Run, now: Date): Promise<Found[]> => {
  const found: Found[] = [];
  for (const [name, source] of Object.entries(SOURCES)) {
    const rows = await run<Found>(
      `notice-find-${name}`,
      `insert into notice_entry (venue_id, cause, dedupe_key, subject, found_at)
       select s.*, $1 from (${source}) s on conflict (dedupe_key) do nothing
       returning venue_id as "venueId", cause, dedupe_key as "dedupeKey", subject`,
      [now],
    );
    found.push(...rows);
  }
  return found;
};

/** Writes down one thing that happened. */
export const noteFound = async (run: Run, { venueId, cause, dedupeKey, subject }: Found, now: Date) => {
  await run(
    'notice-note',
    `insert into notice_entry (venue_id, cause, dedupe_key, subject, found_at) values ($1, $2, $3, $4, $5)
     on conflict (dedupe_key) do nothing`,
    [venueId, cause, dedupeKey, subject, now],
  );
};

/** What a venue was, or will be, told of a cause, the latest first. */
export const foundOf = (
  run: Run,
  { venueId, cause }: Pick<Found, 'venueId' | 'cause'>,
  most: number,
): Promise<{ subject: string; found_at: Date }[]> =>
  run<{ subject: string; found_at: Date }>(
    'notice-found-of',
    `select subject, found_at from notice_entry where venue_id = $1 and cause = $2 order by id desc limit $3`,
    [venueId, cause, most],
  );

/** For every venue: the server is theirs all. */
export const noteEverywhere = async (
  run: Run,
  { cause, dedupeKey, subject }: Omit<Found, 'venueId'>,
  now: Date,
): Promise<void> => {
  await run(
    'notice-note-everywhere',
    `insert into notice_entry (venue_id, cause, dedupe_key, subject, found_at)
     select id, $1, $2 || ':' || id, $3, $4 from venue on conflict (dedupe_key) do nothing`,
    [cause, dedupeKey, subject, now],
  );
};

export type Due = {
  readonly venueId: string;
  readonly slug: string;
  readonly name: string;
  readonly language: string;
  readonly timeZone: string;
  readonly cause: NotificationTrigger;
  /** The first of them: names the letter. */
  readonly first: number;
  readonly entries: readonly { readonly subject: string; readonly found_at: string }[];
};

/** What has not been told yet, by venue and cause, where the last letter about it is long enough ago. */
export const dueEmails = (run: Run, lastBefore: Date): Promise<Due[]> =>
  run<Due>(
    'notice-due',
    `select v.id as "venueId", v.slug, v.name, v.settings ->> 'mainLanguage' as language,
       v.settings ->> 'timeZone' as "timeZone", e.cause, min(e.id)::bigint as first,
       jsonb_agg(jsonb_build_object('subject', e.subject, 'found_at', e.found_at) order by e.id) as entries
     from notice_entry e join venue v on v.id = e.venue_id
     where e.told_at is null and not exists (select from notice_entry t
       where t.venue_id = e.venue_id and t.cause = e.cause and t.told_at > $1)
     group by v.id, e.cause order by min(e.id)`,
    [lastBefore],
  );

export const markNotified = async (
  run: Run,
  venueId: string,
  cause: NotificationTrigger,
  now: Date,
): Promise<void> => {
  await run(
    'notice-told',
    'update notice_entry set told_at = $3 where venue_id = $1 and cause = $2 and told_at is null',
    [venueId, cause, now],
  );
};

export const pruneFound = async (run: Run, before: Date): Promise<void> => {
  await run('notice-prune', 'delete from notice_entry where found_at < $1', [before]);
};
