import { useEffect } from 'react';
import { soon } from '../../app/soon.ts';
import { TIMINGS } from '../../app/timings.ts';
import { useLate } from '../../app/use-late.ts';
import { countFor } from '../../data/analytics.ts';
import { cartStore } from '../../data/cart/index.ts';
import { useOnline } from '../../data/connectivity.ts';
import { checkSameDevice } from '../../data/device-check.ts';
import { useOrdersWatch } from '../../data/orders.ts';
import { listen } from '../../data/realtime.ts';
import { loadMoreTexts } from '../../texts/texts.ts';
import { announceRefusal } from '../toasts/index.ts';
import { useGuest } from './guest-context.ts';
import { useStatusToasts } from './use-status-toasts.ts';

const loadBeside = () => import('../beside/index.ts');

/** What runs beside every screen of a session: realtime, orders, the device check, news of the venue's status, being offline, what is not paid. */
export const SessionWatch = () => {
  const { token, restaurant } = useGuest();
  useOrdersWatch(token);
  useStatusToasts();
  const Beside = useLate(loadBeside, !useOnline());
  useEffect(() => {
    countFor(token);
    const cart = cartStore(token);
    cart.setDecimals(restaurant.currency.decimals);
    cart.setOnRefused(announceRefusal);
    let stop = () => {};
    const cancel = soon(() => {
      checkSameDevice(token, path => location.replace(path)).catch(() => undefined);
      // The second set of texts is small and everything after the menu needs it.
      loadMoreTexts().catch(() => undefined);
      stop = listen(token, restaurant.id, TIMINGS.realtimeRetry);
    });
    return () => {
      cancel();
      stop();
    };
  }, [token, restaurant.id, restaurant.currency.decimals]);
  return Beside && <Beside />;
};
