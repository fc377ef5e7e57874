import { useEffect } from 'react';
import { go, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { TIMINGS } from '../../app/timings.ts';
import { refetchBills } from '../../data/bills.ts';
import { noteUnderWay } from '../../data/connection/under-way.ts';
import { refetchOrders } from '../../data/orders.ts';
import { Backdrop } from '../../features/backdrop/index.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useCountdown } from './countdown/use-countdown.ts';
import { againPath, forwardPath, originOf, startPath } from './origin.ts';
import { StatusAction, StatusBack } from './StatusActions.tsx';
import { StatusFacts } from './StatusFacts.tsx';
import { StatusWords } from './StatusWords.tsx';
import { statusView } from './status-view.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

/** Back from the bank: waits until it is known what came of it, and leads on. Spec 2§4; STATUS-01…18. */
const PaymentStatus = (_: ScreenProps) => {
  const t = useT();
  const query = useQuery();
  const { token, money } = useGuest();
  const { payment, found } = usePaymentWatch(token, query);
  const orderNumber = query.get('orderNumber') ?? payment?.unique_order_number ?? '';
  const uuid = query.get('paymentUuid') ?? payment?.uuid ?? '';
  const remaining = useCountdown(uuid || orderNumber, true);
  const view = statusView({ payment, found, remaining });
  const origin = originOf(query.get('origin'), payment);
  const asked = { session: token, origin, orderNumber, foodCourt: query.get('food-court-hash') };
  const total = payment ? money(payment.total) : '';
  // Where it was paid has said so.
  const told = query.has('told');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome leads on once
  useEffect(() => {
    if (view !== 'paid' && view !== 'canceled' && view !== 'failed') return;
    noteUnderWay(orderNumber, null);
    refetchOrders(token).catch(() => undefined);
    refetchBills(token).catch(() => undefined);
    if (view === 'canceled') {
      showToast({ tone: 'info', text: t('pay.status.canceled') });
      go(startPath(asked), { replace: true });
    }
    if (view !== 'paid' || !payment) return;
    const to = forwardPath(asked, payment.uuid);
    // A hall wears nobody's looks: its page comes anew.
    const forward = () => (origin === 'food-court' ? location.replace(to) : go(to, { replace: true }));
    const timer = setTimeout(forward, told ? 0 : TIMINGS.backdrop);
    return () => clearTimeout(timer);
  }, [view]);

  const ends = view === 'failed' || view === 'still' || view === 'missing';
  const back = pathTo('Menu', { session: token });
  return (
    <>
      <Frame
        title={t('pay.status.title')}
        backTo={startPath(asked)}
        footer={ends ? <StatusAction view={view} again={againPath(asked)} back={back} /> : undefined}
        inert={view === 'paid'}
      >
        <StatusWords view={view} payment={payment} remaining={remaining} />
        {payment && view !== 'canceled' && (
          <StatusFacts payment={payment} failed={view === 'failed'} together={origin === 'food-court'} />
        )}
        <StatusBack view={view} back={back} />
      </Frame>
      {view === 'paid' && !told && (
        <Backdrop tone="success" title={t('pay.paidTotal', { total })} text={t('pay.thanks')} />
      )}
    </>
  );
};
export default PaymentStatus;
