import type { Run } from '../../../database/database.ts';
import type { EndedSession } from '../sessions/session-store.ts';

export type DeviceRow = {
  readonly id: string;
  readonly name: string;
  readonly venueId: string;
  readonly venueName: string;
};

/** The shared device of a cookie; null: not shared, or no longer. */
export const deviceOfHash = async (run: Run, hash: Buffer): Promise<DeviceRow | null> => {
  const [row] = await run<DeviceRow>(
    'shared-device-of',
    `select d.id, d.name, d.venue_id as "venueId", v.name as "venueName"
     from shared_device d join venue v on v.id = d.venue_id where d.token_hash = $1`,
    [hash],
  );
  return row ?? null;
};

export type ListedDevice = {
  readonly id: string;
  readonly name: string;
  readonly sharedBy: string;
  readonly sharedAt: Date;
  readonly seenAt: Date;
};

export const devicesOf = (run: Run, venueId: string): Promise<ListedDevice[]> =>
  run<ListedDevice>(
    'shared-devices',
    `select d.id, d.name, d.shared_by as "sharedBy", d.shared_at as "sharedAt", greatest(d.seen_at, max(s.seen_at))
       as "seenAt"
     from shared_device d left join auth_session s on s.device_id = d.id
     where d.venue_id = $1 group by d.id order by d.name, d.id`,
    [venueId],
  );

export const insertDevice = async (
  run: Run,
  device: {
    readonly venueId: string;
    readonly name: string;
    readonly hash: Buffer;
    readonly by: string;
    readonly now: Date;
  },
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'shared-device-add',
    `insert into shared_device (venue_id, name, token_hash, shared_by, shared_at, seen_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [device.venueId, device.name, device.hash, device.by, device.now],
  );
  return row?.id ?? '';
};

export const noteDeviceSeen = async (run: Run, id: string, now: Date): Promise<void> => {
  await run('shared-device-seen', 'update shared_device set seen_at = $2 where id = $1', [id, now]);
};

/** Ends a shared device of a venue and every session on it; null: there is none. */
export const endDevice = async (
  run: Run,
  id: string,
  venueId: string,
): Promise<{ readonly name: string; readonly sessions: EndedSession[] } | null> => {
  const sessions = await run<EndedSession>(
    'shared-device-sessions-end',
    `delete from auth_session where device_id = (select id from shared_device where id = $1 and venue_id = $2)
     returning token_hash as "tokenHash", user_id as "userId"`,
    [id, venueId],
  );
  const [row] = await run<{ name: string }>(
    'shared-device-end',
    'delete from shared_device where id = $1 and venue_id = $2 returning name',
    [id, venueId],
  );
  return row ? { name: row.name, sessions } : null;
};
