import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { reviewsKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';

/** What is done about a review; the list shows it at once. */
export const useReviewAction = () => {
  const { t } = useText();
  const { id } = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy } = useReauthenticatedAction();
  const shown = (): Promise<void> => client.invalidateQueries({ queryKey: reviewsKey(id) });
  return {
    busy,
    answer: (review: string, text: string, onDone: () => void): Promise<void> =>
      act(
        {
          name: `review ${review} ${text}`,
          send: (venue, idempotencyKey) =>
            call('POST /console/{venue}/reviews/{review}/answer', {
              venue,
              review,
              body: { text },
              idempotencyKey,
            }),
        },
        async () => {
          notify({ message: t('reviews.sent'), tone: 'calm' });
          onDone();
          await shown();
        },
      ),
    setDone: (review: string, done: boolean): Promise<void> =>
      act(
        {
          name: `review ${review} ${done}`,
          send: venue =>
            call('POST /console/{venue}/reviews/{review}/done', { venue, review, body: { done } }),
        },
        shown,
      ),
  };
};
