import { Icon } from '@tableside/design';
import type { MessageKey } from '@tableside/i18n';
import type { Payment } from '../../data/payments.ts';
import { useT } from '../../texts/texts.ts';
import { Countdown } from './Countdown.tsx';
import styles from './PaymentStatus.module.css';
import type { StatusView } from './status-view.ts';

type Words = { readonly title: MessageKey; readonly text: MessageKey };

/** What a payment that is over without money is called. STATUS-07, PAY-41…44. */
const failedWords = (payment: Payment | undefined): Words => {
  if (payment?.status === 'expired') return { title: 'pay.status.expired', text: 'pay.status.expiredText' };
  const failure = payment?.failure;
  if (failure === 'insufficient_funds' || failure === 'declined') {
    return { title: `pay.failed.${failure}`, text: `pay.failed.${failure}Text` };
  }
  return { title: 'pay.status.failed', text: 'screens.payment.paymentFailed' };
};

const wordsOf = (view: StatusView, payment: Payment | undefined): Words => {
  switch (view) {
    case 'failed':
    case 'canceled':
      return failedWords(payment);
    case 'missing':
      return { title: 'pay.status.missing', text: 'pay.status.stillStaff' };
    case 'still':
      return { title: 'pay.status.still', text: 'pay.status.stillText' };
    case 'long':
      return { title: 'pay.status.checking', text: 'pay.status.long' };
    default:
      return { title: 'pay.status.checking', text: 'pay.status.checkingText' };
  }
};

type Props = {
  readonly view: StatusView;
  readonly payment: Payment | undefined;
  readonly remaining: number;
};

/** How it stands, in words; said aloud when it changes. STATUS-03…07, STATUS-12. */
export const StatusWords = ({ view, payment, remaining }: Props) => {
  const t = useT();
  const { title, text } = wordsOf(view, payment);
  const bad = view === 'failed' || view === 'missing';
  return (
    <section className={styles.status} data-view={view}>
      {view === 'waiting' || view === 'long' ? (
        <Countdown remaining={remaining} late={view === 'long'} />
      ) : (
        <span className={`${styles.icon} ${bad ? styles.bad : ''}`}>
          <Icon name={bad ? 'warning' : 'clock'} size={40} />
        </span>
      )}
      <div role={bad ? 'alert' : 'status'}>
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
        {view === 'still' && <p className={styles.small}>{t('pay.status.stillStaff')}</p>}
      </div>
    </section>
  );
};
