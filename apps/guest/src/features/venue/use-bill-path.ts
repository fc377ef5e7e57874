import { isCollected } from '@tableside/domain/venue';
import { pathTo } from '../../app/paths.ts';
import { useOpenBill } from '../../data/bills.ts';
import { useGuest } from './guest-context.ts';

/**
 * Where the table's bill is paid, the first open one where there are several; null where guests pay none by phone, and where
 * food is fetched before there is one. SELECT-10
 */
export const useBillPath = (): string | null => {
  const { token, payingEnabled, place } = useGuest();
  const orderNumber = useOpenBill(token)?.unique_order_number;
  if (!payingEnabled || (orderNumber === undefined && isCollected(place))) return null;
  return pathTo('Order', { session: token }, { orderNumber });
};
