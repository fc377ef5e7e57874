import { Button, Checkbox, NumberInput } from '@mantine/core';
import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import type { Menu } from '@tableside/contract/http/menu';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { readIfChanged } from '../../../api/changed-meanwhile.ts';
import { freshKey } from '../../../api/idempotency.ts';
import { kitchenKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { NewerPage } from '../../../parts/page/NewerPage.tsx';
import { usePageDraft } from '../../../parts/page/use-page-draft.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import styles from '../kitchen.module.css';
import { StationForm } from './StationForm.tsx';
import {
  addStation,
  changeStation,
  draftOf,
  isComplete,
  removeStation,
  settingsOf,
  toggleRoute,
} from './setup-draft.ts';
import { useStationName } from './use-station-name.ts';

type Props = { settings: KitchenSettings; menu: Menu; onSaved: () => void };

const MAX_MINUTES = 240;
const minutesOf = (value: string | number): number => Math.max(1, Number(value) || 1);

/** How the kitchen works: its stations and what comes to them, when tickets change colour, whether courses wait. */
export const SetupForm = ({ settings, menu, onSaved }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const stationName = useStationName();
  const page = usePageDraft(settings, saved => draftOf(saved, stationName));
  const { draft, setDraft, revision } = page;
  const save = async (): Promise<void> => {
    if (!isComplete(draft)) return;
    const body = { ...settingsOf(draft, stationName), revision };
    const done = await run({
      name: `kitchen settings ${JSON.stringify(body)}`,
      send: venueId => call('POST /console/{venue}/kitchen/settings', { venue: venueId, body }),
      onFailure: error => readIfChanged(client, error, kitchenKey(venue.id)),
    });
    if (!done) return;
    page.begin(done.settings);
    await client.invalidateQueries({ queryKey: kitchenKey(venue.id) });
    onSaved();
  };
  const minutes = (key: 'soon_minutes' | 'late_minutes', label: string) => (
    <NumberInput
      label={label}
      min={1}
      max={MAX_MINUTES}
      allowDecimal={false}
      value={draft[key]}
      error={key === 'late_minutes' && draft.late_minutes <= draft.soon_minutes && t('kitchen.lateFirst')}
      onChange={value => setDraft({ ...draft, [key]: minutesOf(value) })}
    />
  );
  return (
    <Form stopsAtErrors className={styles.setup} onSubmit={save}>
      {draft.stations.map(station => (
        <StationForm
          key={station.id}
          station={station}
          menu={menu}
          onName={name => setDraft(changeStation(draft, station.id, { name }))}
          onRoute={(kind, id) => setDraft(toggleRoute(draft, station.id, kind, id))}
          {...(draft.stations.length > 1 && { onRemove: () => setDraft(removeStation(draft, station.id)) })}
        />
      ))}
      <button
        type="button"
        className={styles.tool}
        onClick={() => setDraft(addStation(draft, { id: freshKey().slice(0, 12), name: '' }))}
      >
        {t('kitchen.stationAdd')}
      </button>
      <div className={styles.minutes}>
        {minutes('soon_minutes', t('kitchen.soonAfter'))}
        {minutes('late_minutes', t('kitchen.lateAfter'))}
      </div>
      <Checkbox
        size="lg"
        label={t('kitchen.holdsCourses')}
        checked={draft.holds_courses}
        onChange={event => setDraft({ ...draft, holds_courses: event.currentTarget.checked })}
      />
      <Checkbox
        size="lg"
        label={t('kitchen.itemNotes')}
        checked={draft.item_notes}
        onChange={event => setDraft({ ...draft, item_notes: event.currentTarget.checked })}
      />
      <NewerPage page={page} />
      <Button type="submit" loading={busy} disabled={disabled}>
        {t('kitchen.save')}
      </Button>
    </Form>
  );
};
