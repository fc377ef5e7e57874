import { go } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import type { Hall } from '../hall/court-data.ts';
import { payPath, paysTogether } from '../paying/pay-path.ts';
import type { Placed } from './send-together.ts';

/**
 * To the one payment for what is paid first; where the hall has none, to the payment of an order that is alone, else to
 * where all of them are seen. FOOD-46
 */
export const leave = (hash: string, hall: Hall, placed: Placed): void => {
  const unpaid = placed.filter(({ next }) => next === 'pay').map(({ order }) => order);
  if (unpaid.length > 0 && paysTogether(hall)) {
    go(payPath(hash, unpaid), { replace: true });
    return;
  }
  const [first] = placed;
  const { session_token: session = null, unique_order_number: order = '' } = first?.order ?? {};
  if (placed.length === 1 && first?.next === 'pay' && session !== null) {
    location.assign(pathTo('Pay', { session, order }));
    return;
  }
  go(pathTo('FoodCourtOrders', { foodCourtHash: hash }), { replace: true });
};
