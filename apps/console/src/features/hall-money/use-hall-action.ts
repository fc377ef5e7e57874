import { useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '../../api/call.ts';
import { hallMoneyKey } from '../../api/query-keys.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { type HallMoney, hallMoneyQuery } from './hall-money-query.ts';

/** Does something to the accounts of a hall and shows what they are then; who was slower reads what others did. */
export const useHallAction = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const act = async (
    name: string,
    send: (venueId: string, idempotencyKey: string) => Promise<HallMoney>,
    message: string,
  ): Promise<boolean> => {
    const onFailure = async (error: unknown): Promise<boolean> => {
      const late =
        isApiFailure(error) && (error.code === 'payout_exceeds_owed' || error.code === 'settings_changed');
      if (late) await client.invalidateQueries({ queryKey: hallMoneyKey(venue.id) });
      return false;
    };
    const done = await run({ name, send, onFailure });
    if (!done) return false;
    client.setQueryData(hallMoneyQuery(venue.id).queryKey, done);
    notify({ message, tone: 'calm' });
    return true;
  };
  return { act, busy, disabled };
};
