import type { PlatformTag } from '@tableside/domain/reviews';
import type { Run } from '../../../database/database.ts';
import type { GivenWords } from '../words.ts';

export type PlatformReview = {
  readonly uuid: string;
  readonly rating: number;
  readonly tags: PlatformTag[];
  readonly comment: string;
  readonly contact: string | null;
};
const ROW = 'id as uuid, rating, tags, comment, contact';

export const insertPlatformReview = async (
  run: Run,
  given: { readonly deviceHash: Buffer | null; readonly rating: number; readonly at: Date },
): Promise<PlatformReview> => {
  const [row] = await run<PlatformReview>(
    'platform-review-insert',
    `insert into platform_review (device_hash, rating, rated_at) values ($1, $2, $3) returning ${ROW}`,
    [given.deviceHash, given.rating, given.at],
  );
  if (!row) throw new Error('a review of the app was not written');
  return row;
};

/** The time of a review of this phone; null for an unknown one and for another phone's. */
export const platformRatedAt = async (
  run: Run,
  uuid: string,
  deviceHash: Buffer | null,
): Promise<Date | null> => {
  const [row] = await run<{ rated_at: Date }>(
    'platform-review-find',
    'select rated_at from platform_review where id = $1 and (device_hash is null or device_hash = $2)',
    [uuid, deviceHash],
  );
  return row?.rated_at ?? null;
};

export const addToPlatformReview = async (
  run: Run,
  uuid: string,
  said: {
    readonly rating?: number;
    readonly tags?: readonly PlatformTag[];
    readonly words?: GivenWords;
  },
  at: Date,
): Promise<PlatformReview | null> => {
  const { rating, tags, words } = said;
  const [row] = await run<PlatformReview>(
    'platform-review-add',
    `update platform_review set rating = coalesce($2, rating), tags = coalesce($3, tags), comment = coalesce($4, comment),
       contact = case when $4::text is null then contact else $5 end,
       submitted_at = case when $4::text is null then submitted_at else coalesce(submitted_at, $6) end
     where id = $1 returning ${ROW}`,
    [uuid, rating ?? null, tags ?? null, words?.comment ?? null, words?.email ?? words?.phone ?? null, at],
  );
  return row ?? null;
};

export const prunePlatformReviews = async (run: Run, before: Date): Promise<void> => {
  await run('platform-review-prune', 'delete from platform_review where rated_at < $1', [before]);
};
