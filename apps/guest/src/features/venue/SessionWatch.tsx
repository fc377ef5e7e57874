import { useEffect } from 'react';
import { soon } from '../../app/soon.ts';
import { useLate } from '../../app/use-late.ts';
import { countFor } from '../../data/analytics/analytics.ts';
import { checkSameDevice } from '../../data/analytics/device-check.ts';
import { cartStore } from '../../data/cart/index.ts';
import { useOnline } from '../../data/connection/connectivity.ts';
import { useOrdersWatch } from '../../data/orders.ts';
import { loadMoreTexts } from '../../texts/texts.ts';
import { announceRefusals } from '../toasts/index.ts';
import { useGuest } from './guest-context.ts';

const loadBeside = () => import('../beside/index.ts');
const loadListening = () => import('./Listening.tsx');

/** What runs beside every screen of a session: realtime, orders, the device check, news of the venue's status, being offline, what is not paid. */
export const SessionWatch = () => {
  const { token, restaurant, selfService } = useGuest();
  useOrdersWatch(token);
  const Listening = useLate(loadListening, true);
  const Beside = useLate(loadBeside, !useOnline() || selfService);
  useEffect(() => {
    countFor(token);
    const cart = cartStore(token);
    cart.setDecimals(restaurant.currency.decimals);
    announceRefusals(cart);
    return soon(() => {
      checkSameDevice(token, path => location.replace(path)).catch(() => undefined);
      // The second set of texts is small and everything after the menu needs it.
      loadMoreTexts().catch(() => undefined);
    });
  }, [token, restaurant.currency.decimals]);
  return (
    <>
      {Listening && <Listening />}
      {Beside && <Beside />}
    </>
  );
};
