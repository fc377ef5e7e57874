import { Refusal } from '@tableside/contract';
import { isReviewOpen, PLATFORM_TAGS, tagsNamed } from '@tableside/domain/reviews';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handlers, RequestMeta } from '../../../http/mount/handler.ts';
import type { Job } from '../../../jobs/runner.ts';
import { queueMail } from '../../mail/index.ts';
import { countPhone } from '../phone.ts';
import { givenWords } from '../words.ts';
import { platformReviewMail } from './mail.ts';
import { addToPlatformReview, insertPlatformReview, platformRatedAt, prunePlatformReviews } from './store.ts';

type Said = Parameters<typeof addToPlatformReview>[2];

/** Its uuid is the proof: nobody else was told it. Where its phone has a cookie, that must be the same as well. */
const add = async (deps: Deps, uuid: string, meta: RequestMeta, said: Said): Promise<{ uuid: string }> => {
  const { database, clock, env, mail } = deps;
  const device = countPhone(deps, meta);
  const now = clock();
  await database.transaction(async run => {
    const ratedAt = isUuid(uuid) ? await platformRatedAt(run, uuid, device) : null;
    if (!ratedAt) throw new Refusal('review_not_found');
    if (!isReviewOpen(ratedAt.getTime(), now)) throw new Refusal('review_closed');
    const review = await addToPlatformReview(run, uuid, said, new Date(now));
    const to = env.platformReviewsTo;
    if (review && said.words && to !== null && mail.isOpen)
      await queueMail(run, platformReviewMail(review, to), now);
  });
  if (said.words) mail.hurry();
  return { uuid };
};

type Keys = `POST /platform-reviews/${'rate' | 'add-review-tags' | 'leave-comment'}`;

/** What guests say about the app; written to whoever runs the installation, if they want to read it. REVIEW-16, REVIEW-17. */
export const platformReviewHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /platform-reviews/rate': async ({ body: { platform_review_uuid: uuid, rating }, meta }) => {
    if (uuid) return add(deps, uuid, meta, { rating });
    const deviceHash = countPhone(deps, meta);
    const at = new Date(deps.clock());
    return { uuid: (await insertPlatformReview(deps.database.run, { deviceHash, rating, at })).uuid };
  },
  'POST /platform-reviews/add-review-tags': ({ body: { platform_review_uuid: uuid, tags, rating }, meta }) =>
    add(deps, uuid, meta, {
      tags: tagsNamed(PLATFORM_TAGS, tags),
      ...(rating !== null && { rating }),
    }),
  'POST /platform-reviews/leave-comment': ({ body: { platform_review_uuid: uuid, ...words }, meta }) =>
    add(deps, uuid, meta, { words: givenWords(words) }),
});

const DAY_MS = 24 * 3_600_000;
/** Kept for as long as somebody reads them; where nobody does, until they can no longer be changed. */
const KEPT_DAYS = { read: 90, unread: 1 };

export const platformReviewJobs = ({ database, env }: Pick<Deps, 'database' | 'env'>): Job[] => [
  {
    name: 'forget-platform-reviews',
    everySeconds: 3_600,
    run: now => {
      const days = env.platformReviewsTo === null ? KEPT_DAYS.unread : KEPT_DAYS.read;
      return prunePlatformReviews(database.run, new Date(now - days * DAY_MS));
    },
  },
];
