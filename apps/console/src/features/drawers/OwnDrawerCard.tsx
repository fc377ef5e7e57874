import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useClock, useVenue } from '../session/index.ts';
import { CountSheet } from './CountSheet.tsx';
import { DrawerLines } from './DrawerLines.tsx';
import styles from './drawers.module.css';
import { ownDrawerQuery } from './drawers-query.ts';
import { MoveCashSheet } from './MoveCashSheet.tsx';
import { OpenDrawerSheet } from './OpenDrawerSheet.tsx';

/** The cash that one carries: opened with a float, moved with a reason, counted at the end. */
export const OwnDrawerCard = () => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const [asked, setAsked] = useState<'open' | 'move' | 'count' | null>(null);
  const { data, error, refetch } = useQuery(ownDrawerQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('drawer.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={1} height="9rem" />;
  const { drawer } = data;
  const shut = () => setAsked(null);
  return (
    <SettingsCard>
      <h2>{t('drawer.title')}</h2>
      {drawer ? (
        <>
          <p>{t('drawer.since', { time: clock.dayAndTime(drawer.opened_at) })}</p>
          <DrawerLines drawer={drawer} />
          <div className={styles.deeds}>
            <Button size="lg" onClick={() => setAsked('count')}>
              {t('drawer.count')}
            </Button>
            <Button size="lg" variant="default" onClick={() => setAsked('move')}>
              {t('drawer.move')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('drawer.none')}</p>
          <Button size="lg" variant="default" onClick={() => setAsked('open')}>
            {t('drawer.open')}
          </Button>
        </>
      )}
      {asked === 'open' && <OpenDrawerSheet onClose={shut} />}
      {asked === 'move' && drawer && <MoveCashSheet drawer={drawer} onClose={shut} />}
      {asked === 'count' && drawer && <CountSheet drawer={drawer} onClose={shut} />}
    </SettingsCard>
  );
};
