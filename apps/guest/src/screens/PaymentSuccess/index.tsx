import { buttonClass, Skeleton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { go, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import { useBills } from '../../data/bills.ts';
import { useOrders } from '../../data/orders.ts';
import { type Payment, receivePayment, usePayment } from '../../data/payments.ts';
import { Frame } from '../../features/frame/index.ts';
import { isFinal } from '../../features/pay/index.ts';
import { InvoiceButton, ReceiptButton } from '../../features/receipts/index.ts';
import { PaymentReview } from '../../features/review/index.ts';
import { TipLater } from '../../features/tips/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { handedOver, statusPath } from './hand-over.ts';
import styles from './PaymentSuccess.module.css';
import { Facts, LeftToPay, PaidItems, ResultHead } from './Result.tsx';

const Known = ({ payment }: { payment: Payment }) => {
  const t = useT();
  const { token } = useGuest();
  const failed = payment.status !== 'paid';
  const isIt = (each: { unique_order_number: string }) =>
    each.unique_order_number === payment.unique_order_number;
  const order = useOrders(token).data?.find(isIt);
  const bill = useBills(token).data?.find(isIt);
  const again = pathTo('Pay', { session: token, order: payment.unique_order_number });
  return (
    <Frame
      title={t('pay.result.title')}
      footer={
        <>
          {failed && (
            <Link href={again} className={buttonClass('primary', true)}>
              {t('pay.status.retry')}
            </Link>
          )}
          <Link
            href={pathTo('Menu', { session: token })}
            className={buttonClass(failed ? 'quiet' : 'primary', true)}
          >
            {t('common.goToMenu')}
          </Link>
        </>
      }
    >
      <ResultHead payment={payment} failed={failed} />
      {!failed && <LeftToPay payment={payment} />}
      {!failed && (
        <div className={styles.papers}>
          <ReceiptButton payment={payment} quiet />
          <InvoiceButton payment={payment} quiet />
        </div>
      )}
      {/* A way to say thanks, which nobody has to take or to close. */}
      <PaymentReview payment={payment} />
      {!failed && <TipLater number={payment.unique_order_number} given={payment.tips} of={payment.amount} />}
      <Facts payment={payment} order={order} bill={bill} />
      {!failed && <PaidItems payment={payment} />}
    </Frame>
  );
};

const Loading = ({ failed }: { failed: boolean }) => {
  const t = useT();
  const { token } = useGuest();
  const away = failed && (
    <Link href={pathTo('Menu', { session: token })} className={buttonClass('primary', true)}>
      {t('common.goToMenu')}
    </Link>
  );
  return (
    <Frame title={t('pay.result.title')} footer={away || undefined}>
      {failed ? (
        <p role="alert" className={styles.missing}>
          {t('pay.status.missing')}
        </p>
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton lines={5} />
        </div>
      )}
    </Frame>
  );
};

const ByUuid = ({ uuid }: { uuid: string }) => {
  const { token } = useGuest();
  const query = useQuery().toString();
  const { data: payment, error } = usePayment(uuid);
  // What is not over yet, or comes straight from a bank, is for the status screen. RESULT-13.
  const open = payment !== undefined && !isFinal(payment);
  useEffect(() => {
    if (open) go(statusPath(token, new URLSearchParams(query)), { replace: true });
  }, [open, token, query]);
  return payment && !open ? <Known payment={payment} /> : <Loading failed={error !== undefined} />;
};

const ByOrder = ({ number }: { number: string }) => {
  const { token } = useGuest();
  const [found, setFound] = useState<string | null>();
  useEffect(() => {
    let here = true;
    api('POST /payments/last-payment/{session}', {
      session: token,
      body: { unique_order_number: number },
    }).then(
      payment => {
        receivePayment(payment);
        if (here) setFound(payment.uuid);
      },
      () => here && setFound(null),
    );
    return () => {
      here = false;
    };
  }, [token, number]);
  return found ? <ByUuid uuid={found} /> : <Loading failed={found === null} />;
};

/** What was paid, and what is left. Spec 2§2; RESULT-01…13. */
const PaymentSuccess = (_: ScreenProps) => {
  const query = useQuery();
  const { token } = useGuest();
  const uuid = query.get('paymentUuid');
  const number = query.get('orderNumber');
  const to = handedOver(token, query);
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [to]);
  if (to) return <Loading failed={false} />;
  if (uuid) return <ByUuid uuid={uuid} />;
  return number ? <ByOrder number={number} /> : <Loading failed />;
};
export default PaymentSuccess;
