import { Button, buttonClass, EmptyState, Skeleton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useLeftOpen } from '../../app/place/left-open.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { refetchOrders, useOrders } from '../../data/orders.ts';
import { Frame } from '../../features/frame/index.ts';
import { loadOrderParts, MenuLink, OrderList, OrderSheet, PayBillLink } from '../../features/orders/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Orders.module.css';
import { OwnOrderRow } from './OwnOrderRow.tsx';

const NoOrders = () => {
  const t = useT();
  const { token } = useGuest();
  return (
    <EmptyState icon="receipt" title={t('orders.empty')} text={t('orders.emptyText')}>
      <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('primary')}>
        {t('cart.browse')}
      </Link>
    </EmptyState>
  );
};

/** The session's orders; a tapped one opens over the list. ORDER-01, ORDER-02, ORDER-16, ORDER-17. */
const Orders = (_: ScreenProps) => {
  const t = useT();
  const { token } = useGuest();
  const asked = useQuery().get('orderNumber');
  const [open, setOpen] = useState<string | null>(asked);
  useLeftOpen('Orders', open, setOpen);
  const { data: orders, error } = useOrders(token);
  useEffect(() => {
    loadOrderParts().catch(() => undefined);
  }, []);
  return (
    <Frame
      title={t('orders.title')}
      footer={
        orders &&
        orders.length > 0 && (
          <>
            <PayBillLink />
            <MenuLink />
          </>
        )
      }
    >
      {orders && orders.length > 0 && (
        <OrderList orders={orders}>{order => <OwnOrderRow order={order} onOpen={setOpen} />}</OrderList>
      )}
      {orders?.length === 0 && <NoOrders />}
      {!orders && !error && (
        <div aria-busy="true" className={styles.coming}>
          <Skeleton lines={1} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {!orders && error !== undefined && (
        <EmptyState failed text={t('orders.loadFailed')}>
          <Button look="secondary" onClick={() => void refetchOrders(token).catch(() => undefined)}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      )}
      <OrderSheet number={open} onClose={() => setOpen(null)} />
    </Frame>
  );
};
export default Orders;
