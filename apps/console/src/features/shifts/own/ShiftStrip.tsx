import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.ts';
import { sectionPath } from '../../../routes.ts';
import { useClock, useVenue } from '../../session/index.ts';
import { ownShiftQuery } from '../shift-queries.ts';
import styles from '../shifts.module.css';
import { useOwnShift } from './use-own-shift.ts';

/**
 * One calm line where hours are kept and the own shift has not begun, pauses, or was never ended. Put away, it stays so until
 * the page is opened anew, as it is for whoever takes a shared device over.
 */
export const ShiftStrip = () => {
  const { t } = useText();
  const { id, slug } = useVenue();
  const clock = useClock();
  const [, navigate] = useLocation();
  const { data } = useQuery(ownShiftQuery(id));
  const [away, setAway] = useState(false);
  const shift = data?.shift ?? null;
  const { act, busy, disabled } = useOwnShift(shift);
  if (!data?.kept || (!shift && away)) return null;
  if (shift && !shift.forgotten && shift.break_since === null) return null;
  return (
    <aside className={styles.strip} aria-label={t('shift.title')}>
      <span className={styles.text}>
        {!shift && t('shift.ask')}
        {shift?.forgotten && t('shift.forgottenAsk', { time: clock.withDay(shift.started_at) })}
        {shift?.break_since &&
          !shift.forgotten &&
          t('shift.onBreak', { time: clock.time(shift.break_since) })}
      </span>
      {!shift && (
        <>
          <Button size="md" px="md" loading={busy} disabled={disabled} onClick={() => void act('start')}>
            {t('shift.start')}
          </Button>
          <Button size="md" px="sm" variant="subtle" onClick={() => setAway(true)}>
            {t('shift.notNow')}
          </Button>
        </>
      )}
      {shift?.forgotten && (
        <Button size="md" px="md" onClick={() => navigate(sectionPath(slug, 'account'))}>
          {t('shift.end')}
        </Button>
      )}
      {shift?.break_since && !shift.forgotten && (
        <Button size="md" px="md" loading={busy} disabled={disabled} onClick={() => void act('resume')}>
          {t('shift.resume')}
        </Button>
      )}
    </aside>
  );
};
