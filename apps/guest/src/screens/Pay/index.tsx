import { Button, Skeleton } from '@tableside/design';
import { useEffect } from 'react';
import { go } from '../../app/navigation.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useOnline } from '../../data/connectivity.ts';
import { useOrders } from '../../data/orders.ts';
import { Backdrop } from '../../features/backdrop/index.ts';
import { Frame } from '../../features/frame/index.ts';
import { findOrder, OrderMissing } from '../../features/orders/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { Methods } from './Methods.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './Pay.module.css';
import { offeredMethods, payStanding } from './pay-standing.ts';
import { usePayInCash } from './use-pay-in-cash.ts';

/** Paying for an order; so far in cash at the venue. PAY-05…10, PAY-23…26, PAY-33, PAY-37. */
const Pay = ({ params }: ScreenProps) => {
  const t = useT();
  const guest = useGuest();
  const { token, money, restaurant } = guest;
  const online = useOnline();
  const { data: orders, error } = useOrders(token);
  const order = findOrder(orders ?? [], params.order ?? '');
  const methods = offeredMethods(restaurant.payment_providers);
  const cash = usePayInCash(order);
  const { standing, to } = payStanding({ guest, orders, order, paying: cash.state !== 'idle' });
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [to]);
  const total = order ? money(order.total) : '';
  const bar = order && methods.length > 0 && (
    <>
      {!online && <p className={styles.why}>{t('errors.offline')}</p>}
      <Button wide onClick={cash.pay} disabled={!online} busy={cash.state !== 'idle'}>
        {cash.state === 'sending' ? t('cart.placing') : t('pay.placeFor', { total })}
      </Button>
    </>
  );
  return (
    <>
      <Frame
        title={t('pay.title')}
        footer={standing === 'open' ? bar : undefined}
        inert={cash.state === 'done'}
      >
        {standing === 'open' && order && (
          <>
            <Methods methods={methods} />
            <OrderSummary order={order} />
          </>
        )}
        {standing === 'missing' && <OrderMissing />}
        {!orders && error !== undefined && <p role="alert">{t('orders.loadFailed')}</p>}
        {standing === 'loading' && error === undefined && (
          <div aria-busy="true">
            <Skeleton lines={5} />
          </div>
        )}
      </Frame>
      {cash.state === 'done' && order && (
        <Backdrop
          tone="success"
          title={t('pay.placed')}
          text={t('pay.placedCash', { total })}
          number={{ label: t('cart.yourNumber'), value: order.order_id }}
        />
      )}
    </>
  );
};
export default Pay;
