import { progressOf } from '@tableside/contract/order-progress';
import { Button, buttonClass, EmptyState, Skeleton } from '@tableside/design';
import { isOngoing } from '@tableside/domain/orders';
import { useMemo } from 'react';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useOrders } from '../../data/orders.ts';
import { useSession } from '../../data/session.ts';
import {
  type CourtOrder,
  type Hall,
  HallGate,
  LateHallNotify,
  moneyAt,
  NoSuchOrder,
  payPath,
  paysTogether,
  placeOf,
  refetchCourtOrders,
  pageStyles as styles,
  useCourtOrders,
  useCourtOrdersWatch,
} from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { findOrder, PricingContext, returnPath, useOrderParts } from '../../features/orders/index.ts';
import { GuestContext, guestOf, SessionWatch } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

type Parts = NonNullable<ReturnType<typeof useOrderParts>>;

const Coming = () => (
  <div aria-busy="true">
    <Skeleton lines={6} />
  </div>
);

/** The order as its own session knows it: heard of at once, and asked after until it is closed. FOOD-26. */
const OfSession = ({ order, token, parts }: { order: CourtOrder; token: string; parts: Parts }) => {
  const known = useOrders(token).data ?? [];
  return <parts.OrderInfo order={findOrder(known, order.unique_order_number) ?? order} />;
};

const ASKING: ReadonlySet<string> = new Set(['sms-notifications', 'push-notifications']);
const withoutAsking = (guest: ReturnType<typeof guestOf>) => ({
  ...guest,
  flags: new Set([...guest.flags].filter(flag => !ASKING.has(flag))),
});

const Live = ({ order, token, parts }: { order: CourtOrder; token: string; parts: Parts }) => {
  const { data } = useSession(token);
  // The hall tells of all its stalls at once: a stall on its own does not ask as well.
  const guest = useMemo(() => (data ? withoutAsking(guestOf(token, data)) : null), [token, data]);
  if (!guest) return <Coming />;
  return (
    <GuestContext value={guest}>
      <SessionWatch />
      <OfSession order={order} token={token} parts={parts} />
    </GuestContext>
  );
};

const Past = ({ order, parts }: { order: CourtOrder; parts: Parts }) => {
  const t = useT();
  const { decimals } = order.currency;
  const pricing = { decimals, money: (amount: number) => moneyAt(order, amount) };
  return (
    <PricingContext value={pricing}>
      <p className={styles.over}>{t('court.sessionOver')}</p>
      <parts.PastOrder order={order} place={placeOf(order)} />
    </PricingContext>
  );
};

type ActionsProps = {
  readonly order: CourtOrder;
  readonly token: string;
  readonly hash: string;
  readonly hall: Hall;
};

/** What is left to do: pay it, by the hall's one payment or on the venue's own page, or put it back into the basket. */
const Actions = ({ order, token, hash, hall }: ActionsProps) => {
  const t = useT();
  const waits = order.waiting_for === 'payment' && !order.session_over;
  if (!waits) {
    return (
      <>
        <LateHallNotify hash={hash} hall={hall} ongoing={isOngoing(progressOf(order))} />
        <a href={pathTo('FoodCourt', { foodCourtHash: hash })} className={buttonClass('secondary', true)}>
          {t('court.toHall')}
        </a>
      </>
    );
  }
  return (
    <div className={styles.actions}>
      {paysTogether(hall) ? (
        <Link href={payPath(hash, [order])} className={buttonClass('primary', true)}>
          {t('orders.pay', { total: moneyAt(order, order.left) })}
        </Link>
      ) : (
        <a
          href={pathTo('Pay', { session: token, order: order.unique_order_number })}
          className={buttonClass('primary', true)}
        >
          {t('orders.pay', { total: moneyAt(order, order.left) })}
        </a>
      )}
      <a href={returnPath(token, order.unique_order_number)} className={buttonClass('quiet', true)}>
        {t('orders.editCart')}
      </a>
    </div>
  );
};

type PageProps = {
  readonly hash: string;
  readonly hall: Hall;
  readonly token: string;
  readonly number: string;
};

const OrderPage = ({ hash, hall, token, number }: PageProps) => {
  const t = useT();
  const { data: orders, error } = useCourtOrders(hash);
  useCourtOrdersWatch(hash, number);
  const parts = useOrderParts(true);
  const order = orders?.find(each => each.unique_order_number === number && each.session_token === token);
  const title = order ? t('orders.order', { number: order.order_id }) : t('menu.viewOrder');
  return (
    <PageFrame
      title={title}
      of={hall.court.name}
      backTo={pathTo('FoodCourtOrders', { foodCourtHash: hash })}
      footer={order && <Actions order={order} token={token} hash={hash} hall={hall} />}
    >
      {order && parts && (
        <>
          <p className={styles.pickUp}>
            {t('court.pickUpAt', { venue: order.restaurant_name, number: order.order_id })}
          </p>
          <div className={styles.card}>
            {order.session_over ? (
              <Past order={order} parts={parts} />
            ) : (
              <Live order={order} token={token} parts={parts} />
            )}
          </div>
        </>
      )}
      {orders && !order && <NoSuchOrder hash={hash} />}
      {!orders && error !== undefined && (
        <EmptyState failed text={t('orders.loadFailed')}>
          <Button look="secondary" onClick={() => void refetchCourtOrders(hash).catch(() => undefined)}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      )}
      {!error && (!orders || (order && !parts)) && <Coming />}
    </PageFrame>
  );
};

/** One order of the hall: where and under which number it is picked up, how it stands, what is in it. FOOD-03, FOOD-26, FOOD-27. */
const ViewFoodCourtOrder = ({ params }: ScreenProps) => {
  const { foodCourtHash: hash = '', session = '', uniqueOrderNumber = '' } = params;
  return (
    <HallGate hash={hash} loading={<Coming />}>
      {hall => <OrderPage hash={hash} hall={hall} token={session} number={uniqueOrderNumber} />}
    </HallGate>
  );
};
export default ViewFoodCourtOrder;
