import { useQuery } from '@tanstack/react-query';
import {
  CommissionInvoices,
  HallPayouts,
  HallReport,
  hallMoneyQuery,
  OwnAccount,
  Stalls,
} from '../../features/hall-money/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** What is between stalls and the operator of their hall, from the side of this venue. */
export const HallMoneyScreen = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data, error, refetch } = useQuery(hallMoneyQuery(id));
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('hallMoney.title')}</h1>
      {!data && error && (
        <LoadFailed title={t('hallMoney.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <CardSkeletons count={3} height="4rem" className={styles.list} />}
      {data && data.stalls.length + data.operators.length === 0 && <p>{t('hallMoney.none')}</p>}
      {data && data.stalls.length > 0 && <Stalls {...data} />}
      {data && <HallPayouts title="hallMoney.payouts" payouts={data.payouts} />}
      {data && data.stalls.length > 0 && <HallReport />}
      {data?.operators.map(operator => (
        <OwnAccount key={operator.venue} of={operator} />
      ))}
      {data && data.stalls.length + data.operators.length > 0 && <CommissionInvoices />}
      {data && <HallPayouts title="hallMoney.received" payouts={data.received} />}
    </div>
  );
};
