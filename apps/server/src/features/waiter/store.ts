import type { Run } from '../../database/database.ts';
import { eraser } from '../../jobs/eraser.ts';

/** A call with its table, as staff see it. */
export type CallRow = {
  id: string;
  venue_id: string;
  session_id: string;
  table_id: string;
  table_name: string;
  /** The number people say aloud. */
  order_number: number | null;
  comment: string;
  called_at: Date;
  taken_at: Date | null;
  taken_by: string | null;
  done_at: Date | null;
};

const SEEN_BY_STAFF = `c.id, c.venue_id, c.session_id, c.table_id, t.name as table_name, o.number as order_number,
  c.comment, c.called_at, c.taken_at, c.taken_by, c.done_at`;
const AROUND = 'join venue_table t on t.id = c.table_id left join orders o on o.id = c.order_id';

/** Notes a call; null when the session has one that nobody has answered yet. WAITER-07. */
export const insertCall = async (
  run: Run,
  call: {
    readonly venueId: string;
    readonly tableId: string;
    readonly sessionId: string;
    readonly orderId: string | null;
    readonly comment: string;
    readonly at: Date;
  },
): Promise<CallRow | null> => {
  const [row] = await run<CallRow>(
    'waiter-call-insert',
    `with s as (select id from guest_session where id = $3 for share),
     c as (
       insert into waiter_call (venue_id, table_id, session_id, order_id, comment, called_at)
       select $1, $2, s.id, $4, $5, $6 from s
       on conflict (session_id) where done_at is null do nothing returning *)
     select ${SEEN_BY_STAFF} from c ${AROUND}`,
    [call.venueId, call.tableId, call.sessionId, call.orderId, call.comment, call.at],
  );
  return row ?? null;
};

/** Open calls of a venue, oldest first. */
export const openCalls = (run: Run, venueId: string): Promise<CallRow[]> =>
  run<CallRow>(
    'waiter-calls-open',
    `select ${SEEN_BY_STAFF} from waiter_call c ${AROUND}
     where c.venue_id = $1 and c.done_at is null order by c.called_at, c.id limit 500`,
    [venueId],
  );

/** Locks a call of a venue; null for an unknown one. */
export const lockCall = async (run: Run, venueId: string, callId: string): Promise<CallRow | null> => {
  const [row] = await run<CallRow>(
    'waiter-call-lock',
    `select ${SEEN_BY_STAFF} from waiter_call c ${AROUND} where c.id = $1 and c.venue_id = $2 for update of c`,
    [callId, venueId],
  );
  return row ?? null;
};

/** Writes what staff did about a locked call. */
export const updateCall = async (
  run: Run,
  { id, taken_at, taken_by, done_at }: Pick<CallRow, 'id' | 'taken_at' | 'taken_by' | 'done_at'>,
): Promise<void> => {
  await run(
    'waiter-call-update',
    'update waiter_call set taken_at = $2, taken_by = $3, done_at = $4 where id = $1',
    [id, taken_at, taken_by, done_at],
  );
};

/** Ends the open calls of sessions that are over; answers with them. */
export const endCallsOf = async (run: Run, sessionIds: readonly string[], at: Date): Promise<CallRow[]> =>
  run<CallRow>(
    'waiter-calls-end',
    `with c as (
       update waiter_call set done_at = $2 where session_id = any($1::uuid[]) and done_at is null returning *)
     select ${SEEN_BY_STAFF} from c ${AROUND} order by c.called_at`,
    [sessionIds, at],
  );

/** Sessions that are over and still have a call open. */
export const overdueCallers = async (run: Run, now: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'waiter-calls-overdue',
    `select s.id from waiter_call c join guest_session s on s.id = c.session_id
     where c.done_at is null and (s.ended_at is not null or s.expires_at <= $1) limit 500`,
    [now],
  );
  return rows.map(({ id }) => id);
};

/** Empties what guests said when they called, and later forgets who called and who went. */
export const callErasers = [
  eraser({
    kind: 'words',
    name: 'waiter-calls-forget-words',
    due: `select id from waiter_call where comment <> '' and venue_id = $1 and called_at < $2`,
    erase: `update waiter_call set comment = '' where id in (select id from due)`,
  }),
  eraser({
    kind: 'calls',
    name: 'waiter-calls-forget',
    due: `select id from waiter_call where venue_id = $1 and done_at is not null and called_at < $2`,
    erase: `delete from waiter_call where id in (select id from due)`,
  }),
];
