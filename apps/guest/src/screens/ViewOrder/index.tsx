import { Button, Skeleton } from '@tableside/design';
import { useEffect } from 'react';
import { useQuery } from '../../app/navigation.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { refetchOrders, useOrders } from '../../data/orders.ts';
import { Frame } from '../../features/frame/index.ts';
import { findOrder, MenuLink, OrderMissing, useOrderParts } from '../../features/orders/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './ViewOrder.module.css';

/** One order by itself, for links from outside the app; orders refresh beside every screen. ORDER-03…08. */
const ViewOrder = ({ params }: ScreenProps) => {
  const t = useT();
  const { token } = useGuest();
  const force = useQuery().get('force') === '1';
  const { data: orders, error } = useOrders(token);
  const parts = useOrderParts(true);
  const order = findOrder(orders ?? [], params.uniqueOrderNumber ?? '');
  useEffect(() => {
    // ORDER-08
    if (force) refetchOrders(token).catch(() => undefined);
  }, [force, token]);
  const title = order ? t('orders.order', { number: order.order_id }) : t('menu.viewOrder');
  const footer = order && parts?.hasActions(order) ? <parts.OrderActions order={order} /> : <MenuLink />;
  return (
    <Frame title={title} footer={order && footer}>
      {order && parts && (
        <div className={styles.card}>
          <parts.OrderInfo order={order} />
        </div>
      )}
      {orders && !order && <OrderMissing />}
      {!orders && error !== undefined && (
        <div className={styles.failed} role="alert">
          <p>{t('orders.loadFailed')}</p>
          <Button look="secondary" onClick={() => void refetchOrders(token).catch(() => undefined)}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {!error && (!orders || (order && !parts)) && (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
    </Frame>
  );
};
export default ViewOrder;
