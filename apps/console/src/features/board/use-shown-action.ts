import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction, type VenueAction, type VenueAnswer } from './use-venue-action.ts';

/** Does something to what a page shows, whose answer is what it shows then. `act` answers whether it was done. */
export const useShownAction = <T extends VenueAnswer>(
  queryKey: QueryKey,
  onFailure?: NonNullable<VenueAction<T>['onFailure']>,
) => {
  const client = useQueryClient();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const act = async (name: string, send: VenueAction<T>['send'], message?: string): Promise<boolean> => {
    const done = await run({ name, send, ...(onFailure && { onFailure }) });
    if (!done) return false;
    client.setQueryData(queryKey, done);
    if (message) notify({ message, tone: 'calm' });
    return true;
  };
  return { act, busy, disabled };
};
