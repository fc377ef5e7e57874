import { useQueryClient } from '@tanstack/react-query';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { useShownAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { type ConsoleGifts, giftsQuery } from './tips-query.ts';

/** Does something to cards or payouts and shows what they are then; who was slower than a colleague reads what holds now. */
export const useGiftAction = () => {
  const client = useQueryClient();
  const { queryKey } = giftsQuery(useVenue().id);
  return useShownAction<ConsoleGifts>(queryKey, async error => {
    await readIfChanged(client, error, queryKey);
    return false;
  });
};
