import type { NoticeKind, NoticeRule, StaffRole } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';

export type StoredKey = { readonly publicKey: string; readonly sealedPrivateKey: Buffer };

export const readKey = async (run: Run): Promise<StoredKey | null> => {
  const [row] = await run<StoredKey>(
    'push-key',
    'select public_key as "publicKey", sealed_private_key as "sealedPrivateKey" from push_key',
    [],
  );
  return row ?? null;
};

/** Keeps a key unless there is one already: of two servers that start together, the first one's stays. */
export const keepKey = async (run: Run, key: StoredKey): Promise<void> => {
  await run(
    'push-key-keep',
    'insert into push_key (public_key, sealed_private_key) values ($1, $2) on conflict do nothing',
    [key.publicKey, key.sealedPrivateKey],
  );
};

export type Device = {
  readonly venueId: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
};

/**
 * Subscribes a device of a session. A browser has one address, whoever uses it: it is nobody else's any more, and the
 * session's older ones at the venue are gone with it.
 */
export const subscribe = async (run: Run, device: Device, at: Date): Promise<void> => {
  await run(
    'push-forget-others',
    `delete from push_subscription
     where endpoint = $1 and user_id <> $2 or session_id = $3 and venue_id = $4 and endpoint <> $1`,
    [device.endpoint, device.userId, device.sessionId, device.venueId],
  );
  await run(
    'push-subscribe',
    `insert into push_subscription (venue_id, session_id, user_id, endpoint, p256dh, auth, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (venue_id, endpoint) do update set session_id = excluded.session_id, user_id = excluded.user_id,
       p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`,
    [
      device.venueId,
      device.sessionId,
      device.userId,
      device.endpoint,
      device.p256dh,
      device.auth,
      device.language,
      at,
    ],
  );
};

export const unsubscribe = async (run: Run, sessionId: string, venueId: string): Promise<void> => {
  await run('push-unsubscribe', 'delete from push_subscription where session_id = $1 and venue_id = $2', [
    sessionId,
    venueId,
  ]);
};

export const isSubscribed = async (run: Run, sessionId: string, venueId: string): Promise<boolean> => {
  const [row] = await run<{ on: boolean }>(
    'push-is-on',
    'select exists (select from push_subscription where session_id = $1 and venue_id = $2) as on',
    [sessionId, venueId],
  );
  return row?.on ?? false;
};

export const anybodySubscribed = async (run: Run): Promise<boolean> => {
  const [row] = await run<{ anybody: boolean }>(
    'push-anybody',
    'select exists (select from push_subscription) as anybody',
    [],
  );
  return row?.anybody ?? false;
};

export type QueuedNotice = {
  readonly venueId: string;
  readonly dedupeKey: string;
  readonly kind: NoticeKind;
  readonly tableName: string | null;
};

/**
 * Queues a notice for every device at the venue whose person is signed in, has a role there now that is told of it, and did
 * not mute it.
 */
export const queueNoticeFor = async (
  run: Run,
  notice: QueuedNotice,
  roles: readonly StaffRole[],
  at: Date,
): Promise<void> => {
  await run(
    'push-queue',
    `insert into push_message (subscription_id, dedupe_key, kind, table_name, created_at, try_at)
     select s.id, $2, $3, $4, $6, $6 from push_subscription s
     join auth_session a on a.id = s.session_id and a.stage = 'open' and a.expires_at > $6
     join staff_membership m on m.user_id = s.user_id and m.venue_id = s.venue_id
     where s.venue_id = $1 and m.role = any($5::text[])
       and not exists (select from notice_mute n where n.user_id = s.user_id and n.venue_id = s.venue_id
         and n.cause = $3 and n.way = 'push')
     on conflict (subscription_id, dedupe_key) do nothing`,
    [notice.venueId, notice.dedupeKey, notice.kind, notice.tableName, roles, at],
  );
};

/** What the venue chose about calling devices. */
export const pushRulesOf = (run: Run, venueId: string): Promise<NoticeRule[]> =>
  run<NoticeRule>(
    'push-rules',
    `select cause, way, roles from notice_rule where venue_id = $1 and way = 'push'`,
    [venueId],
  );
