import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';

/** At a counter guests are called by the number of their order, elsewhere their table is where it goes. */
export const isAtCounter = ({ order_type }: KitchenOrder): boolean =>
  order_type === 'pickup' || order_type === 'self_service';

/** What a ticket is called by. */
export const useTicketName = (): ((order: KitchenOrder) => string) => {
  const { t } = useText();
  const tableName = useTableName();
  return order =>
    isAtCounter(order) ? t('kitchen.pickup', { number: order.order_id }) : tableName(order.table_name);
};
