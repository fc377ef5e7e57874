import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { stockKey } from '../../api/query-keys.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { withLeft } from './ingredients/waits-for.ts';
import type { Countable, Stock } from './stock-query.ts';

type More = { readonly back_at?: string | null; readonly each_day?: number | null };

/**
 * Sets what is left of an item: a count, 0 for sold out, null for plenty; with it until when it is sold out, and what each
 * day begins with, which stays as it was where nothing is said. The row changes as soon as the server agrees.
 */
export const useSetStock = (item: Pick<Countable, 'kind' | 'id'>) => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const set = async (remaining: number | null, more: More = {}): Promise<boolean> => {
    const key = stockKey(venue.id);
    const done = await run({
      name: `stock ${item.kind} ${item.id} ${remaining} ${more.back_at} ${more.each_day}`,
      sets: `stock ${item.kind} ${item.id}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/stock', {
          venue: venueId,
          idempotencyKey,
          body: { kind: item.kind, id: item.id, remaining, ...more },
        }),
    });
    if (!done) return false;
    client.setQueryData<Stock>(
      key,
      stock => stock && withLeft(stock, item, { back_at: null, ...more, remaining }),
    );
    return true;
  };
  return { set, busy, disabled };
};
