import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useVenue } from '../../session/index.ts';
import { actKey, primaryAct } from '../primary-act.ts';

/** What each row of orders does, for {@link useSteadyActs}. */
export const useActKeys = (orders: readonly BoardOrder[]): readonly string[] => {
  const { may } = useVenue();
  const settleCash = may('settleCash');
  return orders.map(order => `${order.unique_order_number} ${actKey(primaryAct(order, { settleCash }))}`);
};
