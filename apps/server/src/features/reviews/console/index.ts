import type { consoleReviewCalls } from '@tableside/contract/http/console/reviews';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { answerReview, finishReview } from './answer.ts';
import { ownReviewAverage, reviewAverages } from './averages.ts';
import { reviewsCsv } from './csv.ts';
import { listReviews } from './list.ts';

/** What guests said, for the venue. */
export const consoleReviewHandlers = (deps: Deps): Handlers<keyof typeof consoleReviewCalls> => ({
  'GET /console/{venue}/reviews': listReviews(deps),
  'GET /console/{venue}/reviews/averages': reviewAverages(deps),
  'GET /console/{venue}/reviews/own': ownReviewAverage(deps),
  'GET /console/{venue}/reviews/csv': reviewsCsv(deps),
  'POST /console/{venue}/reviews/{review}/answer': answerReview(deps),
  'POST /console/{venue}/reviews/{review}/done': finishReview(deps),
});
