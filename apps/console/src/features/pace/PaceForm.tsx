import { Button } from '@mantine/core';
import type { PacePage } from '@tableside/contract/http/console/pace';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { paceKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { CapacityFields } from './CapacityFields.tsx';
import styles from './pace.module.css';
import { type Hours, hoursQuery } from './pace-query.ts';
import { RushFields } from './RushFields.tsx';

const paceOf = ({ capacity, automatic }: PacePage) => ({ capacity, automatic });

/** How much the kitchen takes on at once, and when guests are told by themselves that they will wait. */
export const PaceForm = ({ pace }: { pace: PacePage }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const page = usePageDraft(pace, paceOf);
  const { draft, setDraft, changed, revision } = page;
  const key = hoursQuery(venue.id).queryKey;
  const { capacity, automatic } = draft;
  const early = automatic.enabled && automatic.end_minutes >= automatic.start_minutes;
  const save = async (): Promise<void> => {
    if (early) return;
    const body = { ...draft, revision };
    const done = await run({
      name: `pace ${JSON.stringify(body)}`,
      send: venueId => call('POST /console/{venue}/hours/pace', { venue: venueId, body }),
      onFailure: error => readIfChanged(client, error, key),
    });
    if (!done) return;
    page.begin(done.pace);
    client.setQueryData<Hours>(key, old => old && { ...old, ...done });
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
      <NewerPage page={page} />
      {(busy || changed) && (
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t('pace.save')}
        </Button>
      )}
    </SettingsCard>
  );
};
