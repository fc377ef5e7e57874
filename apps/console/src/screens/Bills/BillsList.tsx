import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { allBills, BillTile, billList, billsQuery, closedBillsQuery } from '../../features/bills/index.ts';
import { OpenDrawer } from '../../features/drawer/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';
import { TableChooser } from './TableChooser.tsx';

/** The tables' bills: what is left to pay on each and who is paying just now. */
export const BillsList = () => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { data: bills, error, refetch } = useQuery(billsQuery(client, venue.id));
  const [filter, setFilter] = useState<'open' | 'closed'>('open');
  const closed = useInfiniteQuery({ ...closedBillsQuery(venue.id), enabled: filter === 'closed' });
  const [choosing, setChoosing] = useState(false);
  if (!bills && error) {
    return <LoadFailed title={t('bills.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!bills) return <CardSkeletons count={8} height="8rem" className={`${styles.page} ${styles.tiles}`} />;
  const shown = billList(allBills(bills, closed.data?.pages.map(page => page.bills) ?? []), filter);
  const may = venue.may('changeBills');
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <FilterChips
          label={t('bills.title')}
          value={filter}
          onChoose={setFilter}
          options={[
            { value: 'open', label: t('bills.open'), count: billList(bills, 'open').length },
            { value: 'closed', label: t('bills.closed'), count: billList(bills, 'closed').length },
          ]}
        />
        <OpenDrawer />
        {may && <Button onClick={() => setChoosing(true)}>{t('bills.new')}</Button>}
      </div>
      {shown.length === 0 && (
        <Blank
          icon="note"
          title={t(filter === 'open' ? 'bills.noneOpen' : 'bills.noneClosed')}
          hint={t(filter === 'open' ? 'bills.noneOpenHint' : 'bills.noneClosedHint')}
        />
      )}
      <div className={styles.billTiles}>
        {shown.map(bill => (
          <BillTile key={bill.id} bill={bill} />
        ))}
      </div>
      {filter === 'closed' && closed.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="default"
            loading={closed.isFetchingNextPage}
            onClick={() => void closed.fetchNextPage()}
          >
            {t('bills.earlier')}
          </Button>
        </div>
      )}
      {choosing && <TableChooser onClose={() => setChoosing(false)} />}
    </div>
  );
};
