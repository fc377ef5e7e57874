import { useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '../../api/call.ts';
import { useShownAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { type HallMoney, hallMoneyQuery } from './hall-money-query.ts';

/** Does something to the accounts of a hall and shows what they are then; who was slower reads what others did. */
export const useHallAction = () => {
  const client = useQueryClient();
  const { queryKey } = hallMoneyQuery(useVenue().id);
  return useShownAction<HallMoney>(queryKey, async error => {
    const late =
      isApiFailure(error) && (error.code === 'payout_exceeds_owed' || error.code === 'settings_changed');
    if (late) await client.invalidateQueries({ queryKey });
    return false;
  });
};
