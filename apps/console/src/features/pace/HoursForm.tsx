import { Button, NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { readIfChanged } from '../../api/changed-meanwhile.ts';
import { useText } from '../../i18n/index.ts';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { ExceptionList } from './ExceptionList.tsx';
import styles from './hours.module.css';
import { draftOf, hoursOf, problemOf } from './hours-draft.ts';
import { type Hours, hoursQuery } from './pace-query.ts';
import { WeekFields } from './WeekFields.tsx';

/** The contract's bound. */
const MAX_LAST_ORDER = 240;

/** The week, the days that are not like it, and until when guests order. */
export const HoursForm = ({ settings }: { settings: Hours }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const { today, hours } = settings;
  const page = usePageDraft(hours, draftOf, typed => hoursOf(typed, today));
  const { draft, setDraft, changed, revision } = page;
  const problem = problemOf(draft);
  const key = hoursQuery(venue.id).queryKey;
  const save = async (): Promise<void> => {
    if (problem !== null) return;
    const body = { revision, ...hoursOf(draft, today) };
    page.sending();
    const done = await run({
      name: `hours ${JSON.stringify(body)}`,
      send: venueId => call('POST /console/{venue}/hours', { venue: venueId, body }),
      onFailure: error => readIfChanged(client, error, key),
    });
    if (!done) return;
    page.begin(done.hours);
    client.setQueryData<Hours>(key, old => old && { ...old, ...done });
    notify({ message: t(done.opening ? 'hours.savedClosed' : 'hours.savedOpen'), tone: 'calm' });
  };
  return (
    <SettingsCard onSubmit={save}>
      <h2>{t('hours.week')}</h2>
      <WeekFields value={draft} onChange={change => setDraft({ ...draft, ...change })} />
      {(!draft.always || draft.exceptions.length > 0) && (
        <NumberInput
          className={styles.lastOrder}
          label={t('hours.lastOrder')}
          description={t('hours.lastOrderHint')}
          suffix={` ${t('hours.minutes')}`}
          min={0}
          max={MAX_LAST_ORDER}
          step={5}
          clampBehavior="blur"
          allowDecimal={false}
          value={draft.lastOrder}
          onChange={value =>
            setDraft({ ...draft, lastOrder: Math.min(MAX_LAST_ORDER, Math.max(0, Number(value) || 0)) })
          }
        />
      )}
      <ExceptionList
        exceptions={draft.exceptions}
        today={today}
        onChange={exceptions => setDraft({ ...draft, exceptions })}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(`hours.problem.${problem}`)}
        </p>
      )}
      <NewerPage page={page} />
      {(busy || changed) && (
        <Button type="submit" size="lg" loading={busy} disabled={disabled}>
          {t('hours.save')}
        </Button>
      )}
    </SettingsCard>
  );
};
