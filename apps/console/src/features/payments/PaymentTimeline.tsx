import type { StaffPayment } from '@tableside/contract/http/console/money';
import { useText } from '../../i18n/index.ts';
import { useClock, useMoney } from '../session/index.ts';
import { causeWords, failureWords, methodWords, statusWords } from './payment-words.ts';
import styles from './payments.module.css';
import { type PaymentMoment, timelineOf } from './timeline.ts';

/** What happened to the payment, from the first tap to the last cent that went back. */
export const PaymentTimeline = ({ payment }: { payment: StaffPayment }) => {
  const { t } = useText();
  const money = useMoney();
  const clock = useClock();
  const words = (moment: PaymentMoment): string => {
    switch (moment.kind) {
      case 'begun':
        return t('timeline.begun', { method: methodWords(payment.method, t) });
      case 'paid':
        return t('timeline.paid', { amount: money.text(payment.total) });
      case 'ended':
        return payment.status === 'failed'
          ? `${statusWords(payment, t)}: ${failureWords(payment.failure ?? '', t)}`
          : statusWords(payment, t);
      case 'refund_asked':
        return t('timeline.refundAsked', {
          amount: money.text(moment.refund.amount),
          who: moment.refund.requested_by ?? t('timeline.system'),
          cause: moment.refund.reason || causeWords(moment.refund.cause, t),
        });
      case 'refund_made':
        return t('timeline.refundMade', { amount: money.text(moment.refund.amount) });
    }
  };
  return (
    <section className={styles.panel}>
      <h3>{t('timeline.title')}</h3>
      <ol className={styles.timeline}>
        {timelineOf(payment).map((moment, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moments are only added at the end
          <li key={place} data-kind={moment.kind}>
            {moment.at !== null && <time dateTime={moment.at}>{clock.dayAndTime(moment.at)}</time>}
            <span>{words(moment)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
