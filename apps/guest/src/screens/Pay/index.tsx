import { Skeleton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { go, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBills } from '../../data/bills.ts';
import { type Order, useOrders } from '../../data/orders.ts';
import { Frame } from '../../features/frame/index.ts';
import { findOrder, OrderMissing, useOrderActions } from '../../features/orders/index.ts';
import { askedOf, payableBill, payableOrder, payStanding, useUnderWay } from '../../features/pay/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { ChangeOrder, PayPage } from './PayPage.tsx';

type OrderProps = {
  readonly order: Order;
  readonly asked: ReturnType<typeof askedOf>;
  readonly onBusy: (busy: boolean) => void;
};

const PayOrder = ({ order, asked, onBusy }: OrderProps) => {
  const { decimals } = useGuest().restaurant.currency;
  const { change } = useOrderActions(order);
  return (
    <PayPage payable={payableOrder(order, decimals)} asked={asked} onBusy={onBusy}>
      {order.is_own && <ChangeOrder onChange={change} />}
    </PayPage>
  );
};

/** Paying for an order or a bill. Spec 2§2, 2§4; PAY-01…45. */
const Pay = ({ params }: ScreenProps) => {
  const t = useT();
  const guest = useGuest();
  const { token, restaurant, session } = guest;
  const asked = askedOf(useQuery());
  const { data: orders, error } = useOrders(token);
  const { data: bills, error: billsError } = useBills(token);
  const [paying, setPaying] = useState(false);
  // People may name an order by the number they say aloud.
  const named = findOrder(orders ?? [], params.order ?? '');
  const number = named?.unique_order_number ?? params.order ?? '';
  const looked = useUnderWay(number, ({ uuid, order_type: origin }) => {
    const query = { orderNumber: number, paymentUuid: uuid, origin };
    go(pathTo('PaymentStatus', { session: token }, query), { replace: true });
  });
  const standing = payStanding({ guest, orders, bills: billsError ? [] : bills, number, paying });
  const to = standing.kind === 'go' ? standing.to : null;
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [to]);
  if (looked && standing.kind === 'order') {
    return <PayOrder key={number} order={standing.order} asked={asked} onBusy={setPaying} />;
  }
  if (looked && standing.kind === 'bill') {
    const { decimals } = restaurant.currency;
    const payable = payableBill(standing.bill, asked, session.guest_index, decimals);
    return <PayPage key={number} payable={payable} asked={asked} onBusy={setPaying} />;
  }
  return (
    <Frame title={t('pay.title')}>
      {standing.kind === 'missing' && <OrderMissing />}
      {!orders && error !== undefined && <p role="alert">{t('orders.loadFailed')}</p>}
      {standing.kind !== 'missing' && error === undefined && (
        <div aria-busy="true">
          <Skeleton lines={2} />
          <Skeleton shape="block" />
          <Skeleton lines={5} />
        </div>
      )}
    </Frame>
  );
};
export default Pay;
