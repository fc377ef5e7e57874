import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenue } from '../session/index.ts';
import { CauseRow } from './CauseRow.tsx';
import { GuestsCard } from './GuestsCard.tsx';
import styles from './notices.module.css';
import { noticesQuery } from './notices-query.ts';

/** What an evening is made of; the rest concerns the house. */
const FLOOR: readonly string[] = ['order', 'order-late', 'call', 'call-late', 'ready', 'printer'];

/** Who of the staff is told what, and by which ways. */
export const NoticesPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(noticesQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('notices.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={2} height="18rem" className={styles.page} />;
  const groups = [
    ['floor', data.causes.filter(({ cause }) => FLOOR.includes(cause))],
    ['house', data.causes.filter(({ cause }) => !FLOOR.includes(cause))],
  ] as const;
  return (
    <div className={styles.page}>
      <p className={styles.hint}>{t('notices.hint')}</p>
      {!data.mail && <p className={styles.hint}>{t('notices.noMail')}</p>}
      {groups.map(([group, causes]) => (
        <SettingsCard key={group}>
          <h2>{t(`notices.group.${group}`)}</h2>
          <ul className={styles.causes}>
            {causes.map(each => (
              <CauseRow key={each.cause} cause={each} />
            ))}
          </ul>
        </SettingsCard>
      ))}
      <GuestsCard notices={data} />
    </div>
  );
};
