import { Button, EmptyState } from '@tableside/design';
import { type ReactNode, useEffect, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import {
  type CourtOrder,
  type Hall,
  HallGate,
  NoSuchOrder,
  namedIn,
  PageComing,
  paidPath,
  paymentStatusPath,
  payNameOf,
  payStandingOf,
  paysTogether,
  refetchCourtOrders,
  useCourtOrders,
  useCourtOrdersWatch,
} from '../../features/food-court/index.ts';
import { PageFrame } from '../../features/frame/index.ts';
import { useUnderWay } from '../../features/pay/index.ts';
import { useT } from '../../texts/texts.ts';
import { PayTogether } from './PayTogether.tsx';
import { useBasketBefore } from './use-basket-before.ts';

type PageProps = { readonly hash: string; readonly hall: Hall; readonly numbers: readonly string[] };

const Page = ({ hash, hall, children }: Omit<PageProps, 'numbers'> & { readonly children: ReactNode }) => {
  const t = useT();
  const backTo = pathTo('FoodCourtOrders', { foodCourtHash: hash });
  return (
    <PageFrame title={t('pay.title')} of={hall.court.name} backTo={backTo}>
      {children}
    </PageFrame>
  );
};

/** What is to be paid, once it is known what became of a payment that was sent before. */
const Known = ({ hash, hall, numbers, orders }: PageProps & { readonly orders: readonly CourtOrder[] }) => {
  const [paying, setPaying] = useState(false);
  const name = payNameOf(numbers.map(number => ({ unique_order_number: number })));
  const named = orders.find(({ unique_order_number: number }) => numbers.includes(number));
  const looked = useUnderWay(name, ({ uuid, status }) => {
    if (status === 'paid' || !named) go(paidPath(hash, uuid), { replace: true });
    else location.replace(paymentStatusPath(hash, named, uuid, false));
  });
  const standing = payStandingOf(numbers, orders);
  // What is being paid leads on by itself.
  const [kept, keep] = useState(standing);
  const shown = paying ? kept : standing;
  const onBusy = (busy: boolean) => {
    if (busy && !paying) keep(standing);
    setPaying(busy);
  };
  const toOrders = pathTo('FoodCourtOrders', { foodCourtHash: hash });
  const over = shown.kind === 'over' && (shown.uuid === null ? toOrders : paidPath(hash, shown.uuid));
  // Without ways of the hall each stall is paid by itself.
  const to = paying ? null : paysTogether(hall) ? over : toOrders;
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [to]);
  if (shown.kind === 'missing') {
    return (
      <Page hash={hash} hall={hall}>
        <NoSuchOrder hash={hash} />
      </Page>
    );
  }
  if (!looked || to || shown.kind === 'over') {
    return (
      <Page hash={hash} hall={hall}>
        <PageComing lines={2} />
      </Page>
    );
  }
  return <PayTogether hash={hash} hall={hall} orders={shown.orders} name={name} onBusy={onBusy} />;
};

const Loaded = (props: PageProps) => {
  const t = useT();
  const { hash } = props;
  const { data: orders, error } = useCourtOrders(hash);
  useCourtOrdersWatch(hash);
  // Another set of orders is another payment.
  if (orders) return <Known key={props.numbers.join()} {...props} orders={orders} />;
  return (
    <Page hash={hash} hall={props.hall}>
      {error === undefined ? (
        <PageComing lines={2} />
      ) : (
        <EmptyState failed text={t('orders.loadFailed')}>
          <Button look="secondary" onClick={() => void refetchCourtOrders(hash).catch(() => undefined)}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      )}
    </Page>
  );
};

/** One payment for this phone's orders at several stalls of a hall. Spec 3§2 Food court payment; FOOD-05, FOOD-39, FOOD-40; ADR 0034. */
const FoodCourtPay = ({ params }: ScreenProps) => {
  const hash = params.foodCourtHash ?? '';
  const numbers = namedIn(params.placedOrdersIds ?? '');
  useBasketBefore(hash);
  return (
    <HallGate hash={hash} loading={<PageComing lines={2} />}>
      {hall => <Loaded hash={hash} hall={hall} numbers={numbers} />}
    </HallGate>
  );
};
export default FoodCourtPay;
