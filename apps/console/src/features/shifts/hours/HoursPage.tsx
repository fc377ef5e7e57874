import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Facts } from '../../../parts/list/Facts.tsx';
import { Rows } from '../../../parts/list/Rows.tsx';
import { Blank } from '../../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useVenue } from '../../session/index.ts';
import { shiftsCsv, shiftsQuery } from '../shift-queries.ts';
import styles from '../shifts.module.css';
import { DaysPicker } from './DaysPicker.tsx';
import { ShiftRow } from './ShiftRow.tsx';
import { ShiftSheet } from './ShiftSheet.tsx';
import { useDays } from './use-days.ts';

const NO_DAYS = { from: '', to: '' };
const NEW = 'new';

/** Who worked when, and what it comes to. */
export const HoursPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const picked = useDays();
  const days = picked.days ?? NO_DAYS;
  const { data, error, refetch } = useQuery({
    ...shiftsQuery(venue.id, days),
    enabled: picked.days !== null,
    placeholderData: keepPreviousData,
  });
  const [open, setOpen] = useState<string | null>(null);
  if (!data && error) {
    return <LoadFailed title={t('worked.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const shift = data?.shifts.find(({ id }) => id === open) ?? null;
  return (
    <div className={styles.list}>
      <DaysPicker {...picked} />
      {!data && <CardSkeletons count={2} height="10rem" className={styles.list} />}
      {data?.shifts.length === 0 && (
        <Blank icon="clock" title={t('worked.none')} hint={t('worked.noneHint')} />
      )}
      {data && data.shifts.length > 0 && (
        <>
          <SettingsCard>
            <h2>{t('worked.people')}</h2>
            <Facts
              className={styles.totals}
              facts={data.people.map(({ id, name, minutes }) => [
                name,
                t('worked.amount', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
                id,
              ])}
            />
          </SettingsCard>
          <SettingsCard>
            <h2>{t('worked.shifts')}</h2>
            <Rows>
              {data.shifts.map(each => (
                <ShiftRow key={each.id} shift={each} onCorrect={() => setOpen(each.id)} />
              ))}
            </Rows>
          </SettingsCard>
        </>
      )}
      <div className={styles.deeds}>
        {venue.may('correctHours') && data && data.team.length > 0 && (
          <Button variant="default" onClick={() => setOpen(NEW)}>
            {t('worked.add')}
          </Button>
        )}
        {picked.days && (
          <Button
            component="a"
            className={styles.csv}
            variant="default"
            href={shiftsCsv(venue.id, picked.days)}
            download
          >
            {t('worked.csv')}
          </Button>
        )}
      </div>
      {data && (shift || open === NEW) && (
        <ShiftSheet key={open} shift={shift} team={data.team} onClose={() => setOpen(null)} />
      )}
    </div>
  );
};
