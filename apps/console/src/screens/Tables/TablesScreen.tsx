import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { usePadsOfParties } from '../../features/bills/index.ts';
import {
  Arrange,
  type FloorView,
  floorQuery,
  PlanView,
  rememberedView,
  rememberView,
  TableSheet,
} from '../../features/floor/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { tablesQuery } from '../../features/tables/index.ts';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { ROUTES } from '../../routes.ts';
import styles from '../screens.module.css';
import { TablesList } from './TablesList.tsx';

/** The floor as a plan that owner and manager arrange, or as a list with the tables that wait for us first. */
export const TablesScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: tables, error, refetch } = useQuery(tablesQuery(venue.id));
  usePadsOfParties(tables);
  const [, params] = useRoute(ROUTES.section);
  const toPlan = params?.thing === 'plan';
  const [view, setView] = useState<FloorView>(toPlan ? 'plan' : rememberedView);
  // The search over everything leads to the plan also from the list.
  const [seen, setSeen] = useState(toPlan);
  if (seen !== toPlan) {
    setSeen(toPlan);
    if (toPlan) setView('plan');
  }
  const floor = useQuery({ ...floorQuery(venue.id), enabled: view === 'plan' });
  const [arranging, setArranging] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const failure = error ?? (view === 'plan' ? floor.error : null);
  const plan = floor.data;
  if ((!tables || (view === 'plan' && !plan)) && failure) {
    const retry = () => void Promise.all([refetch(), ...(view === 'plan' ? [floor.refetch()] : [])]);
    const title = t(error ? 'table.loadFailed' : 'floor.loadFailed');
    return <LoadFailed title={title} error={failure} onRetry={retry} />;
  }
  if (!tables || (view === 'plan' && !plan)) {
    return <CardSkeletons count={12} height="8rem" className={`${styles.page} ${styles.tiles}`} />;
  }
  if (arranging && plan) {
    return (
      <div className={styles.page}>
        <Arrange plan={plan} tables={tables} onLeave={() => setArranging(false)} />
      </div>
    );
  }
  const which = (
    <FilterChips
      label={t('floor.view')}
      value={view}
      onChoose={next => {
        rememberView(next);
        setView(next);
      }}
      options={[
        { value: 'list', label: t('floor.list') },
        { value: 'plan', label: t('floor.plan') },
      ]}
    />
  );
  return (
    <div className={styles.page}>
      {view === 'plan' && plan ? (
        <>
          <div className={styles.floorBar}>
            {which}
            {venue.may('arrangeFloor') && (
              <Button size="md" variant="default" onClick={() => setArranging(true)}>
                {t('arrange.open')}
              </Button>
            )}
          </div>
          <PlanView plan={plan} tables={tables} onOpen={setOpenId} />
        </>
      ) : (
        <TablesList tables={tables} bar={which} onOpen={setOpenId} />
      )}
      <TableSheet table={tables.find(table => table.id === openId)} onClose={() => setOpenId(null)} />
    </div>
  );
};
