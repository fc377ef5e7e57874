import { useShownAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { type ConsoleGifts, giftsQuery } from './tips-query.ts';

/** Does something to cards or payouts and shows what they are then. */
export const useGiftAction = () => useShownAction<ConsoleGifts>(giftsQuery(useVenue().id).queryKey);
