import type { CouponsView } from '@tableside/contract/http/console/coupons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiFailure } from '../../api/call.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { useReauthenticatedAction } from '../staff/index.ts';
import type { CouponProblems } from './coupon-draft.ts';
import { couponsQuery } from './coupons-query.ts';

/** Changes the venue's codes; the list shows it at once, and after a refusal how it stands now. */
export const useCouponAction = () => {
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const [wrong, setWrong] = useState<CouponProblems>({});
  /** A colleague changed the code meanwhile: their name, empty where nobody's is known. */
  const [quicker, setQuicker] = useState<string | null>(null);
  const change = <T extends CouponsView>(
    name: string,
    send: (venueId: string, idempotencyKey: string) => Promise<T>,
    said: string,
    onDone: (answer: T) => void,
  ): Promise<void> => {
    setWrong({});
    setQuicker(null);
    return act(
      {
        name: `coupon ${name}`,
        send,
        onFailure: async error => {
          await client.invalidateQueries(couponsQuery(venue.id));
          if (!isApiFailure(error)) return false;
          const { fields, changed_by: by } = error.details;
          if (error.code === 'validation_failed' && typeof fields === 'object')
            setWrong(fields as CouponProblems);
          if (error.code === 'settings_changed') setQuicker(typeof by === 'string' ? by : '');
          return error.code === 'settings_changed' || (error.code === 'validation_failed' && fields !== null);
        },
      },
      answer => {
        const { asked, coupons } = answer;
        client.setQueryData(couponsQuery(venue.id).queryKey, { asked, coupons });
        notify({ message: said, tone: 'calm' });
        onDone(answer);
      },
    );
  };
  return { change, busy, disabled, sheet, wrong, setWrong, quicker };
};
