import type { Retention } from '@tableside/domain/retention';
import type { Run } from '../../database/database.ts';

export type DueVenue = { readonly id: string; readonly retention: Retention | null };

/** Venues where nothing was erased since `before`, those first that wait longest. */
export const venuesDue = (run: Run, before: Date, atMost: number): Promise<DueVenue[]> =>
  run<DueVenue>(
    'retention-due',
    `select v.id, v.settings->'retention' as retention from venue v left join retention_round r on r.venue_id = v.id
     where r.at is null or r.at <= $1 order by r.at nulls first limit $2`,
    [before, atMost],
  );

export const noteRound = async (run: Run, venueId: string, at: Date): Promise<void> => {
  await run(
    'retention-round',
    `insert into retention_round (venue_id, at) values ($1, $2)
     on conflict (venue_id) do update set at = excluded.at`,
    [venueId, at],
  );
};

/** The venue is gone through anew within minutes: other periods were chosen. */
export const requestRetentionRound = async (run: Run, venueId: string): Promise<void> => {
  await run('retention-hurry', 'delete from retention_round where venue_id = $1', [venueId]);
};
