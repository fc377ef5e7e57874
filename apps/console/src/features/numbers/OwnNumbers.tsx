import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import styles from './numbers.module.css';
import { ownNumbersQuery, type Wish } from './numbers-query.ts';
import { useCents } from './use-cents.ts';

/** What a waiter took and was tipped. */
export const OwnNumbers = ({ wish }: { wish: Wish }) => {
  const { t } = useText();
  const { id } = useVenue();
  const cents = useCents();
  const { data, error, refetch } = useQuery(ownNumbersQuery(id, wish));
  if (!data && error) {
    return <LoadFailed title={t('numbers.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={3} height="7rem" className={styles.grid} />;
  const { tips, sales, received, payments } = data.own;
  return (
    <>
      <dl className={styles.headline}>
        <div className={styles.first}>
          <dt>{t('numbers.own.tips')}</dt>
          <dd>
            <b>{cents(tips)}</b>
          </dd>
        </div>
        <div className={styles.few}>
          <dt>{t('numbers.own.sales')}</dt>
          <dd>
            <b>{cents(sales)}</b>
            <small>{t('numbers.payments', { count: payments })}</small>
          </dd>
        </div>
        <div className={styles.few}>
          <dt>{t('numbers.own.received')}</dt>
          <dd>
            <b>{cents(received)}</b>
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>{t('numbers.own.hint')}</p>
    </>
  );
};
