import type { Role } from '@tableside/contract';
import type { NoticeRule, NotificationChannel, NotificationTrigger } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';

export const rulesOf = (run: Run, venueId: string): Promise<NoticeRule[]> =>
  run<NoticeRule>('notice-rules', 'select cause, way, roles from notice_rule where venue_id = $1', [venueId]);

/** One change of a venue's rules at a time. */
export const lockRules = async (run: Run, venueId: string): Promise<void> => {
  await run('notice-rules-lock', 'select from venue where id = $1 for no key update', [venueId]);
};

export const putRule = async (
  run: Run,
  venueId: string,
  { cause, way, roles }: NoticeRule,
): Promise<void> => {
  await run(
    'notice-rule-put',
    `insert into notice_rule (venue_id, cause, way, roles) values ($1, $2, $3, $4)
     on conflict (venue_id, cause, way) do update set roles = excluded.roles`,
    [venueId, cause, way, roles],
  );
};

export type Mute = { readonly cause: NotificationTrigger; readonly way: NotificationChannel };

export const mutesOf = (run: Run, venueId: string, userId: string): Promise<Mute[]> =>
  run<Mute>('notice-mutes', 'select cause, way from notice_mute where venue_id = $1 and user_id = $2', [
    venueId,
    userId,
  ]);

export const mute = async (
  run: Run,
  venueId: string,
  userId: string,
  { cause, way }: Mute,
): Promise<void> => {
  await run(
    'notice-mute',
    `insert into notice_mute (venue_id, user_id, cause, way) values ($1, $2, $3, $4) on conflict do nothing`,
    [venueId, userId, cause, way],
  );
};

export const unmute = async (
  run: Run,
  venueId: string,
  userId: string,
  { cause, way }: Mute,
): Promise<void> => {
  await run(
    'notice-unmute',
    'delete from notice_mute where venue_id = $1 and user_id = $2 and cause = $3 and way = $4',
    [venueId, userId, cause, way],
  );
};

/** People of these roles who did not mute a cause in letters, by address. Demo staff have no mailbox of anybody. */
export const addressesToTell = async (
  run: Run,
  venueId: string,
  cause: NotificationTrigger,
  roles: readonly Role[],
): Promise<string[]> => {
  const rows = await run<{ email: string }>(
    'notice-addresses',
    `select u.email from staff_membership m join auth_user u on u.id = m.user_id
     where m.venue_id = $1 and m.role = any($3::text[]) and u.email is not null
       and exists (select from auth_account a where a.user_id = u.id)
       and not exists (select from notice_mute n
         where n.user_id = m.user_id and n.venue_id = m.venue_id and n.cause = $2 and n.way = 'mail')
     order by u.email`,
    [venueId, cause, roles],
  );
  return rows.map(({ email }) => email);
};
