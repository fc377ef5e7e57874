import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { HandOverSheet, useOwnTables } from '../../floor/index.ts';
import { useClock, useVenue } from '../../session/index.ts';
import { ownShiftQuery } from '../shift-queries.ts';
import styles from '../shifts.module.css';
import { ForgottenEnd } from './ForgottenEnd.tsx';
import { useOwnShift } from './use-own-shift.ts';

/** The own shift: begun, paused and ended with a tap each. */
export const OwnShiftCard = () => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const { data, error, refetch } = useQuery(ownShiftQuery(venue.id));
  const shift = data?.shift ?? null;
  const { act, busy, disabled } = useOwnShift(shift);
  const { own } = useOwnTables();
  const [handing, setHanding] = useState<'only' | 'then-end' | null>(null);
  const end = (handed?: string) => {
    setHanding(null);
    void act('end', undefined, handed);
  };
  if (!data && error) {
    return <LoadFailed title={t('shift.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={1} height="9rem" />;
  const worked = shift && { hours: Math.floor(shift.minutes / 60), minutes: shift.minutes % 60 };
  return (
    <SettingsCard>
      <h2>{t('shift.title')}</h2>
      {!shift && (
        <>
          <p className={styles.line}>{t('shift.none')}</p>
          <Button size="lg" loading={busy} disabled={disabled} onClick={() => void act('start')}>
            {t('shift.start')}
          </Button>
        </>
      )}
      {shift?.forgotten && (
        <ForgottenEnd shift={shift} busy={busy} disabled={disabled} onEnd={to => act('end', to)} />
      )}
      {shift && worked && !shift.forgotten && (
        <>
          <p className={styles.line}>
            <b>
              {shift.break_since === null
                ? t('shift.since', { time: clock.dayAndTime(shift.started_at) })
                : t('shift.onBreak', { time: clock.time(shift.break_since) })}
            </b>
            <br />
            {t('shift.worked', worked)}
          </p>
          <div className={styles.deeds}>
            <Button
              size="lg"
              variant={shift.break_since === null ? 'default' : 'filled'}
              loading={busy}
              disabled={disabled}
              onClick={() => void act(shift.break_since === null ? 'break' : 'resume')}
            >
              {t(shift.break_since === null ? 'shift.break' : 'shift.resume')}
            </Button>
            <Button
              size="lg"
              variant="default"
              disabled={busy || disabled}
              onClick={() => (own.length > 0 ? setHanding('then-end') : end())}
            >
              {t('shift.end')}
            </Button>
          </div>
        </>
      )}
      {own.length > 0 && (
        <Button size="lg" variant="default" onClick={() => setHanding('only')}>
          {t('serve.handOver', { count: own.length })}
        </Button>
      )}
      {handing === 'only' && <HandOverSheet onClose={() => setHanding(null)} />}
      {handing === 'then-end' && (
        <HandOverSheet onClose={() => setHanding(null)} onHanded={end}>
          <Button size="lg" variant="subtle" onClick={() => end()}>
            {t('serve.endAnyway')}
          </Button>
        </HandOverSheet>
      )}
    </SettingsCard>
  );
};
