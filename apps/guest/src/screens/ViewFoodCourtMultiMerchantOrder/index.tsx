import { Button, buttonClass, EmptyState } from '@tableside/design';
import { useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { failureCode } from '../../data/connection/failures.ts';
import {
  type Hall,
  HallGate,
  isRunning,
  LateHallNotify,
  PageComing,
  refetchPaidTogether,
  pageStyles as styles,
  usePaidTogether,
  usePaidTogetherWatch,
} from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { useOrderParts } from '../../features/orders/index.ts';
import { useT } from '../../texts/texts.ts';
import { MerchantCard } from './MerchantCard.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';

/** No such payment of this phone, or no answer: that can be tried again. */
const Failed = ({ hash, uuid, error }: { hash: string; uuid: string; error: unknown }) => {
  const t = useT();
  const missing = uuid === '' || failureCode(error) === 'payment_not_found';
  return (
    <EmptyState
      failed
      icon={missing ? 'search' : 'warning'}
      text={t(missing ? 'errors.payment_not_found' : 'orders.loadFailed')}
    >
      {!missing && (
        <Button look="secondary" onClick={() => void refetchPaidTogether(uuid).catch(() => undefined)}>
          {t('common.retry')}
        </Button>
      )}
      <a href={pathTo('FoodCourtOrders', { foodCourtHash: hash })} className={buttonClass('primary')}>
        {t('orders.all')}
      </a>
    </EmptyState>
  );
};

type Props = { readonly hash: string; readonly hall: Hall; readonly uuid: string };

/** To be told when the stalls have made it. */
const Offer = ({ hash, hall, uuid }: Props) => {
  const { data: paid } = usePaidTogether(uuid);
  return paid && <LateHallNotify hash={hash} hall={hall} ongoing={paid.is_paid && isRunning(paid)} />;
};

const Merchants = ({ hash, hall, uuid }: Props) => {
  const { data: paid, error } = usePaidTogether(uuid);
  usePaidTogetherWatch(hash, uuid);
  const parts = useOrderParts(true);
  if (!paid) return error === undefined ? <PageComing /> : <Failed hash={hash} uuid={uuid} error={error} />;
  return (
    <div className={styles.coming}>
      {paid.orders.map(order => (
        <MerchantCard key={order.unique_order_number} hash={hash} hall={hall} order={order} parts={parts} />
      ))}
      <PaymentFacts paid={paid} />
    </div>
  );
};

const Orders = ({ hash, hall, uuid }: Props) => {
  const t = useT();
  return (
    <PageFrame
      title={t('orders.title')}
      of={hall.court.name}
      backTo={pathTo('FoodCourtOrders', { foodCourtHash: hash })}
      footer={
        <>
          <Offer hash={hash} hall={hall} uuid={uuid} />
          <a href={pathTo('FoodCourt', { foodCourtHash: hash })} className={buttonClass('secondary', true)}>
            {t('court.toHall')}
          </a>
        </>
      }
    >
      {uuid === '' ? (
        <Failed hash={hash} uuid="" error={undefined} />
      ) : (
        <Merchants hash={hash} hall={hall} uuid={uuid} />
      )}
    </PageFrame>
  );
};

/** What one payment was for, stall by stall: each number, how it stands, live. Spec 3§2 Multi-merchant order view; FOOD-06, FOOD-41…43. */
const ViewFoodCourtMultiMerchantOrder = ({ params }: ScreenProps) => {
  const hash = params.foodCourtHash ?? '';
  const uuid = useQuery().get('paymentUuid') ?? '';
  return (
    <HallGate hash={hash} loading={<PageComing />}>
      {hall => <Orders hash={hash} hall={hall} uuid={uuid} />}
    </HallGate>
  );
};
export default ViewFoodCourtMultiMerchantOrder;
