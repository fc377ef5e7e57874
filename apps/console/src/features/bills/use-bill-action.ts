import type { StaffBill } from '@tableside/contract/http/console/money';
import { useQueryClient } from '@tanstack/react-query';
import { billsKey } from '../../api/query-keys.ts';
import { putBill, useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';

type Place = { readonly venue: string; readonly bill: string; readonly idempotencyKey: string };

/**
 * Acting on one bill: the answer is shown at once; a refusal has the bill read anew, because somebody else (a guest who
 * paid meanwhile) was quicker. `act` answers undefined when it failed.
 */
export const useBillAction = (bill: Pick<StaffBill, 'id'>) => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const act = async <T extends { bill: StaffBill }>(
    name: string,
    send: (place: Place) => Promise<T>,
    onRefused?: (error: unknown) => boolean,
  ): Promise<T | undefined> => {
    const answer = await run({
      name: `bill ${bill.id} ${name}`,
      send: (venueId, idempotencyKey) => send({ venue: venueId, bill: bill.id, idempotencyKey }),
      onFailure: async error => {
        await client.invalidateQueries({ queryKey: billsKey(venue.id) });
        return onRefused?.(error) ?? false;
      },
    });
    if (answer) putBill(client, venue.id, answer.bill);
    return answer;
  };
  return { act, busy, disabled };
};
export type BillDoing = ReturnType<typeof useBillAction>;
