import { Button, Checkbox, NumberInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { WEEKDAYS } from '../../parts/weekdays.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { ExceptionList } from './ExceptionList.tsx';
import styles from './hours.module.css';
import { draftOf, type HoursDraft, hoursOf, problemOf, USUAL_SPAN } from './hours-draft.ts';
import { type Hours, hoursQuery } from './pace-query.ts';
import { SpanFields } from './SpanFields.tsx';

/** The contract's bound. */
const LONGEST_LAST_ORDER = 240;

/** The week, the days that are not like it, and until when guests order. */
export const HoursForm = ({ settings }: { settings: Hours }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const { today } = settings;
  const [draft, setDraft] = useState<HoursDraft>(() => draftOf(settings.hours));
  // What the draft was made from: what is loaded anew meanwhile may be a colleague's.
  const [was, setWas] = useState(settings.hours);
  const problem = problemOf(draft);
  const body = hoursOf(draft, today);
  const changed = JSON.stringify(body) !== JSON.stringify(hoursOf(draftOf(settings.hours), today));
  const setDay = (index: number, spans: HoursDraft['week'][number]) =>
    setDraft({ ...draft, week: draft.week.map((day, place) => (place === index ? spans : day)) });
  const save = async (): Promise<void> => {
    const done = await run({
      name: `hours ${JSON.stringify([body, was])}`,
      send: venueId => call('POST /console/{venue}/hours', { venue: venueId, body: { ...body, was } }),
      onFailure: async error => {
        // What was typed stays; saved again, it is meant over what the colleague set.
        if (isApiFailure(error) && error.code === 'settings_changed')
          setWas((await client.fetchQuery({ ...hoursQuery(venue.id), staleTime: 0 })).hours);
        return false;
      },
    });
    if (!done) return;
    setDraft(draftOf(done.hours));
    setWas(done.hours);
    client.setQueryData<Hours>(hoursQuery(venue.id).queryKey, old => old && { ...old, ...done });
    notify({ message: t(done.opening ? 'hours.savedClosed' : 'hours.savedOpen'), tone: 'calm' });
  };
  return (
    <SettingsCard onSubmit={save}>
      <h2>{t('hours.week')}</h2>
      <Checkbox
        size="md"
        label={t('hours.always')}
        checked={draft.always}
        onChange={event => setDraft({ ...draft, always: event.currentTarget.checked })}
      />
      {!draft.always && (
        <>
          <div className={styles.week}>
            {WEEKDAYS.map((day, index) => (
              <SpanFields
                key={day}
                title={t(`hours.day${day}`)}
                of={t(`hours.day${day}`)}
                spans={draft.week[index] ?? []}
                onChange={spans => setDay(index, spans)}
              />
            ))}
          </div>
          <Button
            variant="default"
            className={styles.remove}
            onClick={() => {
              const [monday = [USUAL_SPAN]] = draft.week;
              setDraft({ ...draft, week: draft.week.map(() => monday) });
            }}
          >
            {t('hours.copy')}
          </Button>
        </>
      )}
      {(!draft.always || draft.exceptions.length > 0) && (
        <NumberInput
          className={styles.lastOrder}
          label={t('hours.lastOrder')}
          description={t('hours.lastOrderHint')}
          suffix={` ${t('hours.minutes')}`}
          min={0}
          max={LONGEST_LAST_ORDER}
          step={5}
          clampBehavior="blur"
          allowDecimal={false}
          value={draft.lastOrder}
          onChange={value =>
            setDraft({ ...draft, lastOrder: Math.min(LONGEST_LAST_ORDER, Math.max(0, Number(value) || 0)) })
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
      <Button type="submit" size="lg" loading={busy} disabled={disabled || !changed || problem !== null}>
        {t('hours.save')}
      </Button>
    </SettingsCard>
  );
};
