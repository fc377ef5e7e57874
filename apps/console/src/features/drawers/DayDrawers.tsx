import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import { DayDrawer } from './DayDrawer.tsx';
import styles from './drawers.module.css';
import { dayDrawersQuery } from './drawers-query.ts';

/** Everybody's drawers of today, those that are open first; nothing where nobody has one. */
export const DayDrawers = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(dayDrawersQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('drawer.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.drawers.length === 0) return null;
  return (
    <section aria-label={t('drawer.ofDay')}>
      <h3 className={styles.heading}>{t('drawer.ofDay')}</h3>
      <ul className={styles.list}>
        {data.drawers.map(drawer => (
          <DayDrawer key={drawer.id} drawer={drawer} />
        ))}
      </ul>
    </section>
  );
};
