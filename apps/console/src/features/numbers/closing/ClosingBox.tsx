import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { useClock, useVenue } from '../../session/index.ts';
import { nextClosingQuery } from '../numbers-query.ts';
import { useCents } from '../use-cents.ts';
import { CloseDaySheet } from './CloseDaySheet.tsx';
import styles from './closing.module.css';
import { DrawerOpenings } from './DrawerOpenings.tsx';

/** What the next report would hold, and closing it for those who may. */
export const ClosingBox = () => {
  const { t } = useText();
  const { id, may } = useVenue();
  const clock = useClock();
  const cents = useCents();
  const [closing, setClosing] = useState(false);
  const { data, error, refetch } = useQuery(nextClosingQuery(id));
  if (!data && error) {
    return <LoadFailed title={t('closing.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={1} height="13rem" />;
  const { since, figures, cash, open_bills: bills, drawer_openings: openings = [] } = data.content;
  return (
    <section className={styles.box}>
      <p className={styles.soft}>
        {since === null
          ? t('closing.sinceStart')
          : t('closing.since', { time: clock.dayAndTime(since), number: data.after })}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('numbers.net')}</dt>
          <dd>{cents(figures.net)}</dd>
        </div>
        <div>
          <dt>{t('numbers.received')}</dt>
          <dd>{cents(figures.received - figures.given_back)}</dd>
        </div>
        <div>
          <dt>{t('numbers.tips')}</dt>
          <dd>{cents(figures.tips - figures.tips_refunded)}</dd>
        </div>
        <div>
          <dt>{t('closing.expected')}</dt>
          <dd>{cents(cash.expected)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{t('closing.openBills', { count: bills.length })}</p>
      {openings.length > 0 && <DrawerOpenings openings={openings} />}
      {may('closeDays') && (
        <Button size="lg" onClick={() => setClosing(true)}>
          {t('closing.open')}
        </Button>
      )}
      {closing && <CloseDaySheet next={data} onClose={() => setClosing(false)} />}
    </section>
  );
};
