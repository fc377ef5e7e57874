import { Button, Icon } from '@tableside/design';
import { useEffect } from 'react';
import { go } from '../../app/navigation.ts';
import { type Hall, pageStyles as styles, toBasketPath } from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { NoMethods, PhoneMethods, PhoneOverlays, PhonePayBar, useWayBack } from '../../features/pay/index.ts';
import { useT } from '../../texts/texts.ts';
import { PayApart, PayWallOfAll, StallSums, StallWall } from './Stalls.tsx';
import { type OrdersToPay, usePayTogether } from './use-pay-together.ts';

type Props = {
  readonly hash: string;
  readonly hall: Hall;
  readonly orders: OrdersToPay;
  readonly name: string;
  /** Told while it is being paid: then nothing may lead away. */
  readonly onBusy: (busy: boolean) => void;
};

/** Nothing is on its way to the provider: the guest may still change their mind. */
const STILL: readonly string[] = ['open', 'warning', 'failed'];

/** What for, how, and one button with the sum on it. FOOD-39, FOOD-40 */
export const PayTogether = ({ hash, hall, orders: live, name, onBusy }: Props) => {
  const t = useT();
  const backTo = toBasketPath(hash, live);
  const { pay, orders, stall, wall, total, changed } = usePayTogether({
    hash,
    hall,
    orders: live,
    name,
    backTo,
  });
  const busy = pay.phase.kind !== 'open';
  useEffect(() => onBusy(busy), [busy, onBusy]);
  useWayBack(STILL.includes(pay.phase.kind) ? backTo : null);
  const stopped = stall !== null || wall !== null;
  const none = pay.methods.length === 0;
  return (
    <>
      <PageFrame
        title={t('pay.title')}
        of={hall.court.name}
        backTo={backTo}
        inert={pay.isOver}
        footer={!stopped && !none && <PhonePayBar pay={pay} total={total} changed={changed} />}
      >
        <StallSums orders={orders} total={total}>
          <Button look="quiet" wide onClick={() => go(backTo, { replace: true })}>
            <Icon name="note" size={18} />
            {t('pay.change')}
          </Button>
        </StallSums>
        {stall && <StallWall hash={hash} trouble={stall} orders={orders} />}
        {!stall && wall && <PayWallOfAll code={wall} orders={orders} />}
        {!stopped && none && (
          <>
            <NoMethods />
            {orders.map(order => (
              <PayApart key={order.unique_order_number} order={order} />
            ))}
          </>
        )}
        {!stopped && !none && (
          <>
            <PhoneMethods pay={pay} />
            {pay.methods.some(({ kind }) => kind === 'card') && (
              <p className={styles.secure}>
                <Icon name="lock" size={16} />
                {t('pay.secure')}
              </p>
            )}
            {/* Cash, codes and tips are the stalls' own. */}
            <div>
              {orders.map(order => (
                <PayApart key={order.unique_order_number} order={order} look="quiet" />
              ))}
            </div>
          </>
        )}
      </PageFrame>
      <PhoneOverlays pay={pay} total={total} />
    </>
  );
};
