import { ApiFailure } from '@tableside/contract/client';
import { reviewWords } from '@tableside/domain/reviews';
import { api } from '../../data/api.ts';
import { idsOf } from './about.ts';
import { allKept, type KeptReview, keep, STEPS, type Step } from './kept-reviews.ts';

type Answer = { readonly id: string };

type Sends = Readonly<Record<Step, (review: KeptReview) => Promise<Answer>>>;

const SENDS: Sends = {
  rating: ({ about, id, rating }) =>
    api('POST /reviews/rate-v2', { body: { ...idsOf(about), review_id: id, rating: rating ?? 0 } }),
  tags: ({ about, id, tags }) =>
    api('POST /reviews/add-review-tags-v2', { body: { ...idsOf(about), review_id: id, tags: [...tags] } }),
  words: ({ about, id, comment, contact }) =>
    api('POST /reviews/leave-comment-v2', {
      body: { ...idsOf(about), review_id: id, ...reviewWords(comment, contact) },
    }),
  attempt: ({ about, id }) =>
    api('POST /reviews/mark-google-review-attempted-v2', { body: { ...idsOf(about), review_id: id } }),
};

const named = async (answer: Promise<{ readonly uuid: string }>): Promise<Answer> => ({
  id: (await answer).uuid,
});

/** Of the app. REVIEW-16, REVIEW-17. */
const SENDS_OF_APP: Sends = {
  rating: ({ id, rating }) =>
    named(api('POST /platform-reviews/rate', { body: { platform_review_uuid: id, rating: rating ?? 0 } })),
  tags: ({ id, tags }) =>
    named(
      api('POST /platform-reviews/add-review-tags', {
        body: { platform_review_uuid: id ?? '', tags: [...tags] },
      }),
    ),
  words: ({ id, comment }) =>
    named(api('POST /platform-reviews/leave-comment', { body: { platform_review_uuid: id ?? '', comment } })),
  attempt: async ({ id }) => ({ id: id ?? '' }),
};

const SAYS: Readonly<Record<Step, (review: KeptReview) => unknown>> = {
  rating: ({ rating }) => rating,
  tags: ({ tags }) => tags.join(),
  words: ({ comment, contact }) => `${comment}\n${contact}`,
  attempt: ({ attempted }) => attempted,
};

/** The server's last word, as against no answer, or one that may be another later. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.http >= 400 && error.http < 500 && error.http !== 429;

/** Tags that are still being tapped wait for the last of them. */
const waiting = new Set<string>();
export const holdTags = (key: string): void => void waiting.add(key);
export const releaseTags = (key: string): void => void waiting.delete(key);

const nextStep = (key: string, { unsent }: KeptReview): Step | undefined =>
  STEPS.find(step => unsent.includes(step) && !(step === 'tags' && waiting.has(key)));

const settle = (key: string, step: Step, sent: KeptReview, answer: Answer): void => {
  const now = allKept()[key];
  if (!now) return;
  const changed = SAYS[step](now) !== SAYS[step](sent);
  keep(key, {
    ...now,
    id: answer.id,
    unsent: changed ? now.unsent : now.unsent.filter(each => each !== step),
  });
};

const sendOne = async (key: string): Promise<void> => {
  for (;;) {
    const review = allKept()[key];
    const step = review && nextStep(key, review);
    if (!review || !step) return;
    try {
      settle(key, step, review, await (review.app ? SENDS_OF_APP : SENDS)[step](review));
    } catch (error) {
      // The guest is told of nothing: what was said is kept, or was refused for good. REVIEW-18.
      const now = allKept()[key];
      if (isFinal(error) && now) keep(key, { ...now, unsent: [] });
      else throw error;
    }
  }
};

const under = new Map<string, Promise<void>>();
/** Tells the server what it has not heard, one after the other. Throws where it is not reached: it is tried again later. */
export const sendReview = (key: string): Promise<void> => {
  const before = under.get(key) ?? Promise.resolve();
  const sending = before.catch(() => undefined).then(() => sendOne(key));
  under.set(key, sending);
  return sending;
};

/** Everything that waits on this phone, also what was said on another screen or before a reload. */
export const sendReviews = async (): Promise<void> => {
  const keys = Object.entries(allKept()).filter(([, { unsent }]) => unsent.length > 0);
  for (const [key] of keys) await sendReview(key).catch(() => undefined);
};
