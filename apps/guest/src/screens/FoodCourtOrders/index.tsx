import { Button, buttonClass, EmptyState, Skeleton } from '@tableside/design';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import {
  type CourtOrder,
  type Hall,
  HallGate,
  moneyAt,
  placeOf,
  refetchCourtOrders,
  pageStyles as styles,
  useCourtOrders,
  useCourtOrdersWatch,
} from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { OrderList, OrderRow } from '../../features/orders/index.ts';
import { useT } from '../../texts/texts.ts';

const Coming = () => (
  <div aria-busy="true" className={styles.coming}>
    <Skeleton lines={1} />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);

/** FOOD-24. */
const NoOrders = () => {
  const t = useT();
  return <EmptyState icon="receipt" title={t('orders.empty')} text={t('orders.emptyText')} />;
};

const Row = ({ order, hash }: { order: CourtOrder; hash: string }) => {
  const session = order.session_token ?? '';
  return (
    <OrderRow
      order={order}
      place={placeOf(order)}
      money={amount => moneyAt(order, amount)}
      venue={order.restaurant_name}
      onOpen={uniqueOrderNumber =>
        go(pathTo('ViewFoodCourtOrder', { foodCourtHash: hash, session, uniqueOrderNumber }))
      }
      pay={(className, words) =>
        // A page of its own, which wears the venue's looks.
        !order.session_over && (
          <a href={pathTo('Pay', { session, order: order.unique_order_number })} className={className}>
            {words}
          </a>
        )
      }
    />
  );
};

const Orders = ({ hash, hall }: { hash: string; hall: Hall }) => {
  const t = useT();
  const { data: orders, error } = useCourtOrders(hash);
  useCourtOrdersWatch(hash);
  const toHall = pathTo('FoodCourt', { foodCourtHash: hash });
  return (
    <PageFrame
      title={t('orders.title')}
      of={hall.court.name}
      backTo={toHall}
      footer={
        <a href={toHall} className={buttonClass('secondary', true)}>
          {t('court.toHall')}
        </a>
      }
    >
      {orders && orders.length > 0 && (
        <OrderList orders={orders}>{order => <Row order={order} hash={hash} />}</OrderList>
      )}
      {orders?.length === 0 && <NoOrders />}
      {!orders && error === undefined && <Coming />}
      {!orders && error !== undefined && (
        <EmptyState failed text={t('orders.loadFailed')}>
          <Button look="secondary" onClick={() => void refetchCourtOrders(hash).catch(() => undefined)}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      )}
    </PageFrame>
  );
};

/** What this phone ordered in the hall, each venue's number large. Spec 3§2 Food court orders; FOOD-02, FOOD-22…24. */
const FoodCourtOrders = ({ params }: ScreenProps) => {
  const hash = params.foodCourtHash ?? '';
  return (
    <HallGate hash={hash} loading={<Coming />}>
      {hall => <Orders hash={hash} hall={hall} />}
    </HallGate>
  );
};
export default FoodCourtOrders;
