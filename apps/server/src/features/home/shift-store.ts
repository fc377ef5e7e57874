import { FORGOTTEN_HOURS } from '@tableside/domain/shifts';
import type { Run } from '../../database/database.ts';
import { WAITER_OF } from '../who-serves/index.ts';

export type OnShift = {
  readonly name: string;
  readonly role: string;
  readonly since: Date;
  readonly onBreak: boolean;
  readonly tables: number;
  readonly tips: number;
};

const HOUR_MS = 3_600_000;

/** Who works, by when they began, with the tables of guests that are theirs and their tips since `from`, in minor units. */
export const onShift = (run: Run, venueId: string, from: Date, now: number): Promise<OnShift[]> =>
  run<OnShift>(
    'home-on-shift',
    `select u.name, m.role, s.started_at as since, s.break_since is not null as "onBreak",
       (select count(*) from table_visit v where v.venue_id = $1 and v.closed_at is null and v.shared
          and ${WAITER_OF('v.table_id')} = s.user_id)::int as tables,
       coalesce((select -sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
         where e.venue_id = $1 and e.at >= $2 and e.kind <> 'payout' and l.account = 'tips_payable'
           and l.personnel_id = s.user_id), 0)::bigint as tips
     from work_shift s join auth_user u on u.id = s.user_id
       join staff_membership m on m.venue_id = s.venue_id and m.user_id = s.user_id
     where s.venue_id = $1 and s.ended_at is null and s.started_at > $3
     order by s.started_at, u.name`,
    [venueId, from, new Date(now - FORGOTTEN_HOURS * HOUR_MS)],
  );
