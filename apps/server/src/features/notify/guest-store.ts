import type { Run } from '../../database/database.ts';
import type { Browser } from '../push/index.ts';

/** The session's browser is told from now on; only the newest of a session is. */
export const subscribeGuest = async (
  run: Run,
  sessionId: string,
  browser: Browser,
  at: Date,
): Promise<void> => {
  await run(
    'guest-push-subscribe',
    `insert into guest_push (session_id, endpoint, p256dh, auth, created_at)
     select id, $2, $3, $4, $5 from guest_session where id = $1 and ended_at is null for share
     on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
    [sessionId, browser.endpoint, browser.p256dh, browser.auth, at],
  );
};

export const isGuestSubscribed = async (run: Run, sessionId: string): Promise<boolean> => {
  const [row] = await run<{ on: boolean }>(
    'guest-push-is-on',
    'select exists (select from guest_push where session_id = $1) as on',
    [sessionId],
  );
  return row?.on ?? false;
};

/** The browser is not there any more, unless the session has another one by now. */
export const forgetBrowser = async (run: Run, sessionId: string, endpoint: string): Promise<void> => {
  await run('guest-push-gone', 'delete from guest_push where session_id = $1 and endpoint = $2', [
    sessionId,
    endpoint,
  ]);
};

/** The guest wants to hear nothing any more: number and browser are forgotten, and what waits does not leave. */
export const forgetGuest = async (run: Run, sessionId: string): Promise<void> => {
  await run(
    'guest-news-off',
    `with phone as (update guest_session set phone_number = null where id = $1 and phone_number is not null),
     push as (delete from guest_push where session_id = $1)
     update guest_message set try_at = null, failure = 'off' where session_id = $1 and try_at is not null`,
    [sessionId],
  );
};
