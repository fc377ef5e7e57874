import type { CashDrawer } from '@tableside/contract/http/console/till/drawers';
import { useQueryClient } from '@tanstack/react-query';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { drawersKey } from './drawers-query.ts';

/** What is done with a drawer; afterwards drawers are read anew, also where it was refused: then something moved in it. */
export const useDrawerAction = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const act = async <T extends { readonly drawer: CashDrawer }>(
    name: string,
    send: (place: { readonly venue: string; readonly idempotencyKey: string }) => Promise<T>,
  ): Promise<T | undefined> => {
    const answer = await run({
      name,
      send: (at, idempotencyKey) => send({ venue: at, idempotencyKey }),
    });
    await client.invalidateQueries({ queryKey: drawersKey(venue.id) });
    return answer;
  };
  return { act, busy, disabled };
};
