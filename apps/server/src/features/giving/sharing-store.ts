import type { SharingRule } from '@tableside/domain/payouts';
import type { Run } from '../../database/database.ts';

/** How the pool is shared, as it was said last. */
export type Sharing = {
  /** 0: nobody has said anything, and the house shares as it sees fit. */
  readonly version: number;
  readonly rule: SharingRule;
  readonly points: Readonly<Record<string, number>>;
  readonly changedAt: Date | null;
  readonly changedBy: string;
};

const NONE: Sharing = { version: 0, rule: 'house', points: {}, changedAt: null, changedBy: '' };

export const readSharing = async (run: Run, venueId: string): Promise<Sharing> => {
  const [row] = await run<Sharing>(
    'tip-sharing',
    `select version, rule, points, changed_at as "changedAt", changed_by as "changedBy" from tip_sharing
     where venue_id = $1 order by version desc limit 1`,
    [venueId],
  );
  return row ?? NONE;
};

export const insertSharing = async (run: Run, venueId: string, sharing: Sharing): Promise<void> => {
  await run(
    'tip-sharing-insert',
    `insert into tip_sharing (venue_id, version, rule, points, changed_at, changed_by) values ($1, $2, $3, $4, $5, $6)`,
    [
      venueId,
      sharing.version,
      sharing.rule,
      JSON.stringify(sharing.points),
      sharing.changedAt,
      sharing.changedBy,
    ],
  );
};

/** Who works at a venue, by the name that guests see where they agreed to one: the pool is shared among them. */
export const readTeam = (run: Run, venueId: string): Promise<{ id: string; name: string }[]> =>
  run<{ id: string; name: string }>(
    'tip-sharing-team',
    `select u.id::text as id, coalesce(r.shown_name, u.name) as name from staff_membership m
     join auth_user u on u.id = m.user_id
     left join tip_recipient r on r.venue_id = m.venue_id and r.personnel_id = u.id::text
     where m.venue_id = $1 order by 2, 1`,
    [venueId],
  );

/** How often the pool was shared out. */
export const sharesMade = async (run: Run, venueId: string): Promise<number> => {
  const [row] = await run<{ made: number }>(
    'tip-shares-made',
    `select count(*)::int as made from journal_entry where venue_id = $1 and kind = 'tip_share'`,
    [venueId],
  );
  return row?.made ?? 0;
};

export type SharedDays = { readonly number: number; readonly from: string; readonly to: string };

/** Which business days were shared out by hours, the latest share first. */
export const readSharedDays = (run: Run, venueId: string): Promise<SharedDays[]> =>
  run<SharedDays>(
    'tip-shared-days',
    `select coalesce((data ->> 'number')::int, 0) as number, coalesce(data ->> 'from', '') as from,
       coalesce(data ->> 'to', '') as to
     from journal_entry where venue_id = $1 and kind = 'tip_share' and data ->> 'rule' = 'hours' and data ? 'from'
     order by id desc`,
    [venueId],
  );
