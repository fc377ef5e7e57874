import { Refusal } from '@tableside/contract';
import { BEST_RATING } from '@tableside/domain/reviews';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { type Handler, keepsDone, type StaffContext } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { emailWords, mailOf, queueMail } from '../../mail/index.ts';
import { audit } from '../../staff/index.ts';
import { type ReviewRow, readReview, writeAnswer, writeDone } from './list-store.ts';
import { consoleReview } from './view.ts';

type Asked = { readonly params: { readonly review: string }; readonly staff: StaffContext };

const reviewOf = async (run: Run, { params, staff }: Asked, locked = false): Promise<ReviewRow> => {
  const found = isUuid(params.review)
    ? await readReview(run, staff.venueId, params.review, { locked })
    : null;
  if (!found) throw new Refusal('review_not_found');
  return found;
};

const letterTo = (review: ReviewRow, venue: string, text: string, to: string) => {
  const say = emailWords(review.language);
  return mailOf(
    {
      language: say.language,
      venue,
      title: say('review.title', { venue }),
      intro: text,
      rows: [{ label: say('review.rating'), value: `${review.rating} / ${BEST_RATING}` }],
      notes: [
        ...(review.comment === '' ? [] : [say('review.yours', { comment: review.comment })]),
        say('review.why'),
      ],
    },
    { dedupeKey: `review-answer:${review.id}`, to },
  );
};

const answer =
  (deps: Deps): Handler<'POST /console/{venue}/reviews/{review}/answer'> =>
  async input => {
    const { staff, body } = input;
    if (!deps.mail.isOpen) throw new Refusal('receipt_mail_failed');
    const venue = await deps.venues.get(staff.venueId);
    const now = deps.clock();
    await deps.database.transaction(async run => {
      const review = await reviewOf(run, input, true);
      if (review.email === null || review.answered_at !== null) throw new Refusal('review_not_answerable');
      await writeAnswer(run, review.id, { text: body.text, by: staff.name, at: new Date(now) });
      await queueMail(run, letterTo(review, venue.name, body.text, review.email), now);
      await audit(run, staff, { action: 'review-answer', subject: `review:${review.id}` });
      await keepAnswerWithin(run, {});
    });
    deps.mail.hurry();
    return { review: consoleReview(await reviewOf(deps.database.run, input)) };
  };

/** Writes to the guest, once: the letter leaves with the commit. */
export const answerReview = (deps: Deps): Handler<'POST /console/{venue}/reviews/{review}/answer'> =>
  keepsDone(answer(deps), async input => ({
    review: consoleReview(await reviewOf(deps.database.run, input)),
  }));

/** Somebody has dealt with it; saying so twice is as once. */
export const finishReview =
  (deps: Deps): Handler<'POST /console/{venue}/reviews/{review}/done'> =>
  input =>
    deps.database.transaction(async run => {
      const review = await reviewOf(run, input, true);
      const { done } = input.body;
      if (done !== (review.done_at !== null)) {
        const by = done ? input.staff.name : null;
        await writeDone(run, review.id, { at: done ? new Date(deps.clock()) : null, by });
        await audit(run, input.staff, {
          action: done ? 'review-done' : 'review-open',
          subject: `review:${review.id}`,
        });
      }
      return { review: consoleReview(await reviewOf(run, input)) };
    });
