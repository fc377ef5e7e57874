import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { DayDrawers } from '../../features/drawers/index.ts';
import { ClosingBox, ReportLine, reportsQuery } from '../../features/numbers/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

const Reports = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    reportsQuery(id),
  );
  if (!data && error) {
    return <LoadFailed title={t('closing.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={4} height="4.5rem" className={styles.list} />;
  const reports = data.pages.flatMap(page => page.reports);
  if (reports.length === 0) {
    return <Blank icon="receipt" title={t('closing.none')} hint={t('closing.noneHint')} />;
  }
  return (
    <>
      <ul className={styles.list} aria-label={t('closing.reports')}>
        {reports.map(line => (
          <ReportLine key={line.number} line={line} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('closing.more')}
          </Button>
        </div>
      )}
    </>
  );
};

/** Closing the day, and what was closed before. */
export const ClosingPage = () => {
  const { t } = useText();
  const { slug } = useVenue();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.paymentHead}>
        <Link className={styles.backLink} href={sectionPath(slug, 'numbers')} aria-label={t('closing.back')}>
          <Icon name="back" size="1.6rem" />
        </Link>
        <h2>{t('closing.title')}</h2>
      </div>
      <ClosingBox />
      <DayDrawers />
      <h3 className={styles.heading}>{t('closing.reports')}</h3>
      <Reports />
    </div>
  );
};
