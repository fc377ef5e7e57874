import type { Run } from '../../../database/database.ts';

/** What phones said at counters: the number they have, and whether a browser is told. */
export type Told = { readonly phone: string | null; readonly on: boolean };

/** How the phone of these sessions is told now. */
export const readTold = async (run: Run, sessionIds: readonly string[]): Promise<Told> => {
  const [row] = await run<Told>(
    'hall-told',
    `select max(s.phone_number) as phone, coalesce(bool_or(p.session_id is not null), false) as on
     from guest_session s left join guest_push p on p.session_id = s.id where s.id = any($1)`,
    [sessionIds],
  );
  return row ?? { phone: null, on: false };
};

/** Gives sessions that live a number. */
export const writePhones = async (
  run: Run,
  sessionIds: readonly string[],
  phone: string,
  now: Date,
): Promise<void> => {
  await run(
    'hall-phones',
    `update guest_session set phone_number = $2
     where id in (select id from guest_session where id = any($1) and ended_at is null and expires_at > $3
       order by id for update)`,
    [sessionIds, phone, now],
  );
};

/** A session that begins at a counter is told as the phone's others in the hall are: `from` says which. */
export const takeOverTold = async (
  run: Run,
  tokenHash: Buffer,
  from: readonly string[],
  at: Date,
): Promise<void> => {
  await run(
    'hall-told-take-over',
    `with begun as (select id from guest_session where token_hash = $1 and ended_at is null for update),
     phone as (
       update guest_session s set phone_number = other.phone_number from begun,
         (select phone_number from guest_session where id = any($2) and phone_number is not null limit 1) other
       where s.id = begun.id and s.phone_number is null)
     insert into guest_push (session_id, endpoint, p256dh, auth, created_at)
     select begun.id, p.endpoint, p.p256dh, p.auth, $3 from begun, guest_push p
     where p.session_id = any($2) order by p.created_at desc limit 1
     on conflict (session_id) do nothing`,
    [tokenHash, from, at],
  );
};
