import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { billKey } from '../../api/query-keys.ts';
import { sectionPath } from '../../routes.ts';
import { putBill, useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';

/** Opens the bill of a table, or the one it has, and goes there. */
export const useOpenBill = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { run, busy, disabled } = useVenueAction();
  const open = async (table: string): Promise<void> => {
    const answer = await run({
      name: `open bill of ${table}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/tables/{table}/bill', {
          venue: venueId,
          table,
          idempotencyKey,
          body: {},
        }),
    });
    if (!answer) return;
    client.setQueryData(billKey(venue.id, answer.bill.id), answer.bill);
    putBill(client, venue.id, answer.bill);
    navigate(sectionPath(venue.slug, 'bills', answer.bill.id));
  };
  return { open, busy, disabled };
};
