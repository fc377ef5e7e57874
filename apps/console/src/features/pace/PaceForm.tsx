import { Button } from '@mantine/core';
import type { PaceSettings } from '@tableside/contract/http/console-pace';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { paceKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { CapacityFields } from './CapacityFields.tsx';
import styles from './pace.module.css';
import { type Hours, hoursQuery } from './pace-query.ts';
import { RushFields } from './RushFields.tsx';

/** How much the kitchen takes on at once, and when guests are told by themselves that they will wait. */
export const PaceForm = ({ pace }: { pace: PaceSettings }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [draft, setDraft] = useState<PaceSettings>(pace);
  const { capacity, automatic } = draft;
  const early = automatic.enabled && automatic.end_minutes >= automatic.start_minutes;
  const changed = JSON.stringify(draft) !== JSON.stringify(pace);
  const save = async (): Promise<void> => {
    const done = await run({
      name: `pace ${JSON.stringify(draft)}`,
      send: venueId => call('POST /console/{venue}/hours/pace', { venue: venueId, body: draft }),
    });
    if (!done) return;
    setDraft(done.pace);
    client.setQueryData<Hours>(hoursQuery(venue.id).queryKey, old => old && { ...old, ...done });
    void client.invalidateQueries({ queryKey: paceKey(venue.id) });
    notify({ message: t('pace.saved'), tone: 'calm' });
  };
  return (
    <SettingsCard onSubmit={save}>
      <h2>{t('pace.capacity')}</h2>
      <CapacityFields capacity={capacity} onChange={next => setDraft({ ...draft, capacity: next })} />
      <h2 className={styles.next}>{t('pace.automatic')}</h2>
      <p>{t('pace.automaticHint')}</p>
      <RushFields
        automatic={automatic}
        early={early}
        onChange={next => setDraft({ ...draft, automatic: next })}
      />
      <Button type="submit" size="lg" loading={busy} disabled={disabled || !changed || early}>
        {t('pace.save')}
      </Button>
    </SettingsCard>
  );
};
