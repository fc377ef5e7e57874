import type { MessageKey } from '@tableside/i18n';
import type { Payment } from '../../data/payments.ts';
import { Outcome } from '../../features/pay/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { Countdown } from './countdown/Countdown.tsx';
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
    case 'paid':
      return { title: 'pay.result.paid', text: 'pay.thanks' };
    case 'failed':
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

const toneOf = (view: StatusView) => {
  if (view === 'paid') return 'good';
  return view === 'failed' || view === 'missing' ? 'bad' : 'open';
};

type Props = {
  readonly view: StatusView;
  readonly payment: Payment | undefined;
  readonly remaining: number;
};

/** How it stands, in words. The sum stands by itself only while it is charged, or was. STATUS-03…07, STATUS-12. */
export const StatusWords = ({ view, payment, remaining }: Props) => {
  const t = useT();
  const { money } = useGuest();
  // It leads back at once, and a message says what came of it.
  if (view === 'canceled') return null;
  const { title, text } = wordsOf(view, payment);
  const tone = toneOf(view);
  return (
    <>
      <Outcome
        tone={tone}
        title={t(title)}
        total={payment && tone !== 'bad' ? money(payment.total) : undefined}
      >
        <p>{t(text)}</p>
        {view === 'still' && <p>{t('pay.status.stillStaff')}</p>}
      </Outcome>
      {(view === 'waiting' || view === 'long') && <Countdown remaining={remaining} late={view === 'long'} />}
    </>
  );
};
