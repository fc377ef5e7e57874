import { Refusal } from '@tableside/contract';
import type { ReviewView } from '@tableside/contract/http/shared/review-view';
import { REVIEW_OPEN_MS } from '@tableside/domain/reviews';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { provePhone, type ReviewIds, type ReviewPhone } from './phone.ts';
import { addToReview, type OwnReview, putRating, reviewById, reviewOfPhone, type Said } from './store.ts';
import { subjectOf } from './subject.ts';
import type { Subject } from './subject-store.ts';

export const reviewView = ({ id, rating, tags, submitted, attempted }: OwnReview): ReviewView => ({
  id,
  rating,
  tags,
  submitted,
  google_review_attempted: attempted,
});

/** What the ids name: a subject of the phone, and what it has said about that, or about what the review of that id is of. */
export type Named = {
  readonly phone: ReviewPhone;
  readonly subject: Subject | null;
  readonly review: OwnReview | null;
};

/** Refuses what is not the phone's own, and ids that name different things. */
export const namedBy = async (deps: Deps, ids: ReviewIds, meta: RequestMeta): Promise<Named> => {
  const { run } = deps.database;
  const phone = await provePhone(deps, ids, meta);
  const subject = await subjectOf(run, phone, ids);
  const id = ids.review_id;
  if (!id) {
    if (!subject) throw new Refusal('validation_failed', { reason: 'nothing is named' });
    return { phone, subject, review: await reviewOfPhone(run, phone.deviceHash, subject.subject) };
  }
  const review = isUuid(id) ? await reviewById(run, phone.deviceHash, id) : null;
  if (!review) throw new Refusal('review_not_found');
  // A session names a visit beside whatever is reviewed.
  if (subject && subject.kind !== 'visit' && subject.subject !== review.subject)
    throw new Refusal('review_not_found');
  return { phone, subject, review };
};

const refuseUnlessAsked = async ({ venues }: Pick<Deps, 'venues'>, venueId: string): Promise<void> => {
  const { settings } = await venues.get(venueId);
  if (settings.reviews === false) throw new Refusal('reviews_off');
};

type Answer = { readonly id: string; readonly review: ReviewView };
const answer = (review: OwnReview | null): Answer => {
  if (!review) throw new Refusal('review_closed');
  return { id: review.id, review: reviewView(review) };
};

const windowOf = ({ clock }: Pick<Deps, 'clock'>) => {
  const now = clock();
  return { at: new Date(now), openSince: new Date(now - REVIEW_OPEN_MS) };
};

/** Rates; again, it changes the rating. Two at once are one. REVIEW-12. */
export const rate = async (
  deps: Deps,
  { rating, ...ids }: ReviewIds & { readonly rating: number },
  meta: RequestMeta,
): Promise<Answer> => {
  const { phone, subject, review } = await namedBy(deps, ids, meta);
  const { run }: { run: Run } = deps.database;
  const open = windowOf(deps);
  await refuseUnlessAsked(deps, (review ?? subject)?.venueId ?? '');
  if (review) return answer(await addToReview(run, review.id, { rating }, open));
  if (!subject) throw new Refusal('review_not_found');
  return answer(await putRating(run, subject, { ...open, deviceHash: phone.deviceHash, rating }));
};

/** Adds to what was rated. Refuses review_not_found before there is a rating, review_closed a day later. */
export const addSaid = async (deps: Deps, ids: ReviewIds, meta: RequestMeta, said: Said): Promise<Answer> => {
  const { review } = await namedBy(deps, ids, meta);
  if (!review) throw new Refusal('review_not_found');
  await refuseUnlessAsked(deps, review.venueId);
  return answer(await addToReview(deps.database.run, review.id, said, windowOf(deps)));
};
