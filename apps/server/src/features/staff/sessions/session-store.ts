import type { Run } from '../../../database/database.ts';

/** How often it is noted that a session lives, and where, in seconds. */
const NOTED_SECONDS = 20;

export type EndedSession = { readonly tokenHash: string; readonly userId: string };
const ENDED = 'returning token_hash as "tokenHash", user_id as "userId"';

export type SessionRow = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly userAgent: string | null;
  readonly device: string | null;
  readonly place: string | null;
  readonly startedAt: Date;
  readonly seenAt: Date;
};
const COLUMNS = `s.id, s.user_id as "userId", u.name, s.user_agent as "userAgent", d.name as device,
  s.ip_address as place, s.created_at as "startedAt", s.seen_at as "seenAt"`;
const SOURCE = `from auth_session s join auth_user u on u.id = s.user_id left join shared_device d on d.id = s.device_id`;

/** An account's live sessions, the one seen last first. */
export const sessionsOfAccount = (run: Run, userId: string, now: Date): Promise<SessionRow[]> =>
  run<SessionRow>(
    'staff-sessions-own',
    `select ${COLUMNS} ${SOURCE} where s.user_id = $1 and s.stage = 'open' and s.expires_at > $2
     order by s.seen_at desc, s.id`,
    [userId, now],
  );

/** Live sessions of everybody who works at a venue; of those on shared devices, this venue's alone. */
export const sessionsAtVenue = (run: Run, venueId: string, demo: boolean, now: Date): Promise<SessionRow[]> =>
  run<SessionRow>(
    'staff-sessions-venue',
    `select ${COLUMNS} ${SOURCE} join staff_membership m on m.user_id = s.user_id and m.venue_id = $1
     where s.stage = 'open' and s.expires_at > $3 and (not m.is_demo or $2::boolean)
       and (d.id is null or d.venue_id = $1)
     order by u.name, s.seen_at desc, s.id`,
    [venueId, demo, now],
  );

/** Notes that a session lives; seldom, because it is asked with every call. */
export const recordSeen = async (run: Run, tokenHash: string, ip: string, now: Date): Promise<void> => {
  await run(
    'staff-session-seen',
    `update auth_session set seen_at = $2::timestamptz, ip_address = $3
     where token_hash = $1 and seen_at < $2::timestamptz - make_interval(secs => ${NOTED_SECONDS})`,
    [tokenHash, now, ip],
  );
};

export const endSession = (run: Run, id: string, userId: string): Promise<EndedSession[]> =>
  run<EndedSession>('staff-session-end', `delete from auth_session where id = $1 and user_id = $2 ${ENDED}`, [
    id,
    userId,
  ]);

/** Ends a session of somebody who works at the venue. */
export const endSessionAtVenue = (run: Run, id: string, venueId: string): Promise<EndedSession[]> =>
  run<EndedSession>(
    'staff-session-end-venue',
    `delete from auth_session where id = $1
       and user_id in (select m.user_id from staff_membership m where m.venue_id = $2) ${ENDED}`,
    [id, venueId],
  );

/** Ends all of an account's sessions but one; also those that wait for the second step. */
export const endOtherSessions = (run: Run, userId: string, keep: string): Promise<EndedSession[]> =>
  run<EndedSession>(
    'staff-sessions-end-others',
    `delete from auth_session where user_id = $1 and id <> $2 ${ENDED}`,
    [userId, keep],
  );

export type Opening = {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly deviceId: string | null;
  readonly now: Date;
};

/** After the right password, under a token of ours: open, or waiting for the second step until `expiresAt`. */
export const placeSession = async (
  run: Run,
  begun: string,
  tokenHash: string,
  stage: 'open' | 'code',
  expiresAt: Date,
  { ip, userAgent, deviceId, now }: Opening,
): Promise<void> => {
  await run(
    'staff-session-place',
    `update auth_session set stage = $2, expires_at = $3, ip_address = $4, user_agent = $5, device_id = $6,
       created_at = $7, seen_at = $7, password_at = $7, token_hash = $8 where token_hash = $1`,
    [begun, stage, expiresAt, ip, userAgent, deviceId, now, tokenHash],
  );
};

export type WaitingSession = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
};

/** The session of a token that waits for the second step. */
export const waitingSession = async (
  run: Run,
  tokenHash: string,
  now: Date,
): Promise<WaitingSession | null> => {
  const [row] = await run<WaitingSession>(
    'staff-session-waiting',
    `select s.id, s.user_id as "userId", u.name, u.email from auth_session s join auth_user u on u.id = s.user_id
     where s.token_hash = $1 and s.stage = 'code' and s.expires_at > $2 and u.email is not null`,
    [tokenHash, now],
  );
  return row ?? null;
};

/** Opens a waiting session under a new token; false when it is gone meanwhile. */
export const openWaiting = async (
  run: Run,
  id: string,
  tokenHash: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> => {
  const rows = await run(
    'staff-session-open',
    `update auth_session set stage = 'open', token_hash = $2, expires_at = $3, seen_at = $4, password_at = $4
     where id = $1 and stage = 'code' returning 1`,
    [id, tokenHash, expiresAt, now],
  );
  return rows.length > 0;
};

/** A session by PIN on a shared device. */
export const insertPinSession = async (
  run: Run,
  userId: string,
  tokenHash: string,
  expiresAt: Date,
  { ip, userAgent, deviceId, now }: Opening,
): Promise<void> => {
  await run(
    'staff-session-pin',
    `insert into auth_session (id, user_id, token_hash, expires_at, ip_address, user_agent, device_id, created_at, updated_at,
       seen_at, stage) values (gen_random_uuid()::text, $1, $2, $3, $4, $5, $6, $7, $7, $7, 'open')`,
    [userId, tokenHash, expiresAt, ip, userAgent, deviceId, now],
  );
};

export const notePassword = async (run: Run, id: string, now: Date): Promise<void> => {
  await run('staff-session-password', 'update auth_session set password_at = $2 where id = $1', [id, now]);
};
