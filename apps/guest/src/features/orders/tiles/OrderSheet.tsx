import { Sheet, Skeleton } from '@tableside/design';
import { useBackCloses } from '../../../app/navigation.ts';
import { useOrders } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { findOrder } from '../order-facts.ts';
import { useOrderParts } from '../use-order-parts.ts';
import styles from './OrderSheet.module.css';

type Props = {
  /** Unique order number (or the number people say aloud) of the order to show; null closes the sheet. */
  readonly number: string | null;
  readonly onClose: () => void;
};

/** One order over the menu or the list: its status, live, and everything about it. ORDER-16. */
export const OrderSheet = ({ number, onClose }: Props) => {
  const t = useT();
  const { token } = useGuest();
  const { data: orders } = useOrders(token);
  const parts = useOrderParts(number !== null);
  useBackCloses(number !== null, 'sheet', onClose);
  const order = number === null ? undefined : findOrder(orders ?? [], number);
  const missing = number !== null && orders !== undefined && !order;
  return (
    <Sheet
      open={number !== null}
      onClose={onClose}
      label={order ? t('orders.order', { number: order.order_id }) : t('menu.viewOrder')}
      untitled
      closeLabel={t('common.close')}
      footer={order && parts?.hasActions(order) ? <parts.OrderActions order={order} /> : undefined}
    >
      {order && parts && <parts.OrderInfo order={order} />}
      {missing && parts && <p className={styles.missing}>{t('screens.viewOrder.orderNotFound')}</p>}
      {!parts || (!order && !missing) ? (
        <div className={styles.loading} aria-busy="true">
          <Skeleton lines={6} />
        </div>
      ) : null}
    </Sheet>
  );
};
