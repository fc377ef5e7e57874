import { BAD_RATING } from '@tableside/domain/home';
import type { Run } from '../../database/database.ts';

/** Most of one kind: more of it than this is one thing that has gone wrong, and its own page lists it. */
const MOST = 50;

type AlertRow = {
  readonly id: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
};
/** Alerts about money that nobody has settled, the latest first. */
export const openAlerts = (run: Run, venueId: string): Promise<AlertRow[]> =>
  run<AlertRow>(
    'home-alerts',
    `select id, kind, data, raised_at as at from money_alert where venue_id = $1 and settled_at is null
     order by raised_at desc, id limit ${MOST}`,
    [venueId],
  );

type DrawerRow = {
  readonly id: string;
  readonly name: string;
  readonly difference: number;
  readonly at: Date;
};
/** Drawers of people that were counted since an instant and did not hold what the books say, the latest first. */
export const wrongDrawers = (run: Run, venueId: string, since: Date): Promise<DrawerRow[]> =>
  run<DrawerRow>(
    'home-drawers',
    `select d.id, coalesce(u.name, '') as name, d.counted - d.expected as difference, d.closed_at as at
     from cash_drawer d left join auth_user u on u.id = d.user_id
     where d.venue_id = $1 and d.closed_at >= $2 and d.counted <> d.expected
     order by d.closed_at desc, d.id limit ${MOST}`,
    [venueId, since],
  );

type ReviewRow = {
  readonly id: string;
  readonly rating: number;
  readonly comment: string;
  readonly tableName: string | null;
  readonly at: Date;
};
/** Bad ratings since an instant that nobody has dealt with, the latest first. */
export const badReviews = (run: Run, venueId: string, since: Date): Promise<ReviewRow[]> =>
  run<ReviewRow>(
    'home-reviews',
    `select r.id, r.rating, r.comment, t.name as "tableName", r.rated_at as at
     from review r left join venue_table t on t.id = r.table_id
     where r.venue_id = $1 and r.rated_at >= $2 and r.rating <= ${BAD_RATING}
       and r.done_at is null and r.answered_at is null
     order by r.rated_at desc, r.id limit ${MOST}`,
    [venueId, since],
  );
