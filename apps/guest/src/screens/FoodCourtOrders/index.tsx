import { Button, buttonClass, EmptyState } from '@tableside/design';
import { toMajor } from '@tableside/domain/money';
import { Link } from '../../app/Link.tsx';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import {
  type CourtOrder,
  dueOf,
  type Hall,
  HallGate,
  moneyAt,
  PageComing,
  paidPath,
  paidTogetherBy,
  payableOf,
  payPath,
  paysTogether,
  placeOf,
  refetchCourtOrders,
  pageStyles as styles,
  useCourtOrders,
  useCourtOrdersWatch,
} from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { OrderList, OrderRow } from '../../features/orders/index.ts';
import { useT } from '../../texts/texts.ts';

/** FOOD-24. */
const NoOrders = () => {
  const t = useT();
  return <EmptyState icon="receipt" title={t('orders.empty')} text={t('orders.emptyText')} />;
};

type RowProps = {
  readonly order: CourtOrder;
  readonly hash: string;
  readonly hall: Hall;
  /** It can be paid with others. */
  readonly withOthers: boolean;
};

const Row = ({ order, hash, hall, withOthers }: RowProps) => {
  const session = order.session_token ?? '';
  const together = paidTogetherBy(order);
  return (
    <OrderRow
      order={order}
      place={placeOf(order)}
      money={amount => moneyAt(order, amount)}
      venue={order.restaurant_name}
      paysLess={withOthers}
      onOpen={uniqueOrderNumber =>
        go(
          // FOOD-25
          together === null
            ? pathTo('ViewFoodCourtOrder', { foodCourtHash: hash, session, uniqueOrderNumber })
            : paidPath(hash, together),
        )
      }
      pay={(className, words) =>
        !order.session_over &&
        (paysTogether(hall) ? (
          <Link href={payPath(hash, [order])} className={className}>
            {words}
          </Link>
        ) : (
          // A page of its own, which wears the venue's looks.
          <a href={pathTo('Pay', { session, order: order.unique_order_number })} className={className}>
            {words}
          </a>
        ))
      }
    />
  );
};

/** All that is unpaid, at once. */
const PayAll = ({ hash, orders }: { hash: string; orders: readonly CourtOrder[] }) => {
  const t = useT();
  const [first] = orders;
  if (!first) return null;
  const total = moneyAt(first, toMajor(dueOf(orders), first.currency.decimals));
  return (
    <Link href={payPath(hash, orders)} className={buttonClass('primary', true)}>
      {t('court.payAll', { total })}
    </Link>
  );
};

const Orders = ({ hash, hall }: { hash: string; hall: Hall }) => {
  const t = useT();
  const { data: orders, error } = useCourtOrders(hash);
  useCourtOrdersWatch(hash);
  const payable = paysTogether(hall) ? payableOf(orders ?? []) : [];
  const together = payable.length > 1;
  const toHall = pathTo('FoodCourt', { foodCourtHash: hash });
  return (
    <PageFrame
      title={t('orders.title')}
      of={hall.court.name}
      backTo={toHall}
      footer={
        <div className={styles.actions}>
          {together && <PayAll hash={hash} orders={payable} />}
          <a href={toHall} className={buttonClass('secondary', true)}>
            {t('court.toHall')}
          </a>
        </div>
      }
    >
      {orders && orders.length > 0 && (
        <OrderList orders={orders}>
          {order => <Row order={order} hash={hash} hall={hall} withOthers={together} />}
        </OrderList>
      )}
      {orders?.length === 0 && <NoOrders />}
      {!orders && error === undefined && <PageComing lines={1} />}
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
    <HallGate hash={hash} loading={<PageComing lines={1} />}>
      {hall => <Orders hash={hash} hall={hall} />}
    </HallGate>
  );
};
export default FoodCourtOrders;
