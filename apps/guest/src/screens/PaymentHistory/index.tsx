import { Button, buttonClass, EmptyState, Icon, Skeleton } from '@tableside/design';
import { formatTime } from '@tableside/i18n';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { openPayment } from './open-payment.ts';
import styles from './PaymentHistory.module.css';
import { type PastPayment, useHistory } from './use-history.ts';

const Nothing = () => {
  const t = useT();
  const { token } = useGuest();
  return (
    <EmptyState icon="history" title={t('pay.history.empty')} text={t('pay.history.emptyText')}>
      <Link href={pathTo('Menu', { session: token })} keepScroll className={buttonClass('primary')}>
        {t('common.goToMenu')}
      </Link>
    </EmptyState>
  );
};

const Row = ({ payment, onOpen }: { payment: PastPayment; onOpen: () => void }) => {
  const t = useT();
  const { money } = useGuest();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen} data-payment={payment.uuid}>
        <span className={styles.words}>
          <strong>{payment.venue_name}</strong>
          <span>
            {day.format(new Date(payment.paid_at))}, {formatTime(payment.paid_at)}
          </span>
          {payment.refunded > 0 && (
            <span>{t('pay.history.refunded', { total: money(payment.refunded) })}</span>
          )}
        </span>
        <span className={styles.sum}>
          {money(payment.total)}
          <Icon name="forward" size={18} />
        </span>
      </button>
    </li>
  );
};

/** What this phone has paid. Spec 2§2; HIST-01…06. */
const PaymentHistory = (_: ScreenProps) => {
  const t = useT();
  const { token, flags } = useGuest();
  const { data: payments, error } = useHistory(token);
  // Whoever came by its address goes on where a visit begins.
  const start = flags.has('show-select-screen') ? 'Select' : 'Menu';
  return (
    <Frame title={t('pay.history.title')} backTo={pathTo(start, { session: token })}>
      {payments && payments.length > 0 && (
        <ul className={styles.list}>
          {payments.map(payment => (
            <Row key={payment.uuid} payment={payment} onOpen={() => void openPayment(token, payment)} />
          ))}
        </ul>
      )}
      {payments?.length === 0 && <Nothing />}
      {!payments && error === undefined && (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
      {!payments && error !== undefined && (
        <EmptyState failed text={t('pay.history.failed')}>
          <Button look="secondary" onClick={() => location.reload()}>
            {t('common.reload')}
          </Button>
        </EmptyState>
      )}
    </Frame>
  );
};
export default PaymentHistory;
