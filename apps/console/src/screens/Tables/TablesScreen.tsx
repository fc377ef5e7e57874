import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVenue } from '../../features/session/index.ts';
import { byArea, byUrgency, inUse, TableSheet, TableTile, tablesQuery } from '../../features/tables/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/Blank.tsx';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { FilterChips } from '../../parts/FilterChips.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import styles from '../screens.module.css';

/** All tables by area, or only those in use with the ones that wait for us first. */
export const TablesScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: tables, error, refetch } = useQuery(tablesQuery(venue.id));
  const [filter, setFilter] = useState<'busy' | 'all'>('busy');
  const [openId, setOpenId] = useState<string | null>(null);
  if (!tables && error) {
    return <LoadFailed title={t('table.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!tables) return <CardSkeletons count={12} height="8rem" className={`${styles.page} ${styles.tiles}`} />;
  const busy = tables.filter(inUse);
  const groups = filter === 'busy' ? new Map([['', byUrgency(busy)]]) : byArea(tables);
  const shown = filter === 'busy' ? busy.length : tables.length;
  return (
    <div className={styles.page}>
      <FilterChips
        label={t('tables.title')}
        value={filter}
        onChoose={setFilter}
        options={[
          { value: 'busy', label: t('table.busy'), count: busy.length },
          { value: 'all', label: t('table.all'), count: tables.length },
        ]}
      />
      {shown === 0 && (
        <Blank
          icon="table"
          title={t(tables.length === 0 ? 'table.noTables' : 'table.empty')}
          hint={t('table.emptyHint')}
        />
      )}
      {[...groups].map(([area, list]) => (
        <section key={area}>
          {area !== '' && <h2 className={styles.heading}>{area}</h2>}
          <div className={styles.tiles}>
            {list.map(table => (
              <TableTile key={table.id} table={table} onOpen={() => setOpenId(table.id)} />
            ))}
          </div>
        </section>
      ))}
      <TableSheet table={tables.find(table => table.id === openId)} onClose={() => setOpenId(null)} />
    </div>
  );
};
