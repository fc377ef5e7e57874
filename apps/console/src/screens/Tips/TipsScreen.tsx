import { useQuery } from '@tanstack/react-query';
import { roleMay, useVenue } from '../../features/session/index.ts';
import {
  Cards,
  giftsQuery,
  OwedList,
  OwnTipsCard,
  ownTipsQuery,
  Payouts,
  SharingRuleCard,
} from '../../features/tips/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** What all are owed, and the codes that guests give by. */
const House = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data, error, refetch } = useQuery(giftsQuery(id));
  if (!data && error)
    return <LoadFailed title={t('tips.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={2} height="9rem" className={styles.list} />;
  return (
    <>
      <OwedList gifts={data} />
      <SharingRuleCard key={data.sharing.version} gifts={data} />
      <Payouts payouts={data.payouts} />
      <Cards gifts={data} />
    </>
  );
};

/** Tips and donations: one's own, and for the office everybody's. */
export const TipsScreen = () => {
  const { t } = useText();
  const { id, role } = useVenue();
  const { data, error, refetch } = useQuery(ownTipsQuery(id));
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('tips.title')}</h1>
      {!data && error && (
        <LoadFailed title={t('tips.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <CardSkeletons count={1} height="9rem" className={styles.list} />}
      {data && <OwnTipsCard own={data} />}
      {roleMay(role, 'seeTips') && <House />}
    </div>
  );
};
