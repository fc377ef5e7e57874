import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import type { ConsoleGifts } from './tips-query.ts';
import { giftsQuery } from './tips-query.ts';

/** Does something to cards or payouts and shows what they are then. */
export const useGiftAction = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const act = async (
    name: string,
    send: (venueId: string, idempotencyKey: string) => Promise<ConsoleGifts>,
    message?: string,
  ): Promise<boolean> => {
    const done = await run({ name, send });
    if (!done) return false;
    client.setQueryData(giftsQuery(venue.id).queryKey, done);
    if (message) notify({ message, tone: 'calm' });
    return true;
  };
  return { act, busy, disabled };
};
