import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditEntryRow, AuditFilters, auditQuery, NO_FILTER } from '../../features/audit/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** What everybody did, newest first, for the owner. */
export const AuditScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const [filter, setFilter] = useState(NO_FILTER);
  const log = useInfiniteQuery({ ...auditQuery(venue.id, filter), placeholderData: keepPreviousData });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = log;
  if (!data && error) {
    return <LoadFailed title={t('audit.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={6} height="4rem" className={`${styles.page} ${styles.list}`} />;
  const [first] = data.pages;
  const deeds = data.pages.flatMap(page => page.deeds);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('audit.title')}</h1>
      <AuditFilters
        filter={filter}
        people={first?.people ?? []}
        actions={first?.actions ?? []}
        onChange={setFilter}
      />
      {deeds.length === 0 && <Blank icon="search" title={t('audit.none')} hint={t('audit.noneHint')} />}
      <ul className={styles.list} aria-label={t('audit.title')}>
        {deeds.map(deed => (
          <AuditEntryRow key={deed.id} deed={deed} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </div>
      )}
    </div>
  );
};
