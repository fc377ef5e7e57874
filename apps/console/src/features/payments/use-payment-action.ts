import type { StaffPayment } from '@tableside/contract/http/console/money';
import { useQueryClient } from '@tanstack/react-query';
import { paymentKey, paymentsKey } from '../../api/query-keys.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';

type Answer = { payment: StaffPayment };

/** Acting on one payment: the answer is shown at once, lists are read anew; so is everything after a refusal. */
export const usePaymentAction = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const act = async (
    name: string,
    send: (venueId: string, idempotencyKey: string) => Promise<Answer>,
    onRefused?: (error: unknown) => boolean,
  ): Promise<Answer | undefined> => {
    const answer = await run({ name, send, onFailure: error => onRefused?.(error) ?? false });
    if (answer) client.setQueryData(paymentKey(venue.id, answer.payment.uuid), answer.payment);
    void client.invalidateQueries({ queryKey: paymentsKey(venue.id) });
    return answer;
  };
  return { act, busy, disabled };
};
