import { Refusal } from '@tableside/contract';
import type { SettingsView } from '@tableside/contract/http/admin/settings';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { type SettingsPage, saveIfUnchanged } from '../settings-stamps/index.ts';
import { audit } from '../staff/index.ts';
import { type Chosen, lockChosen, writeChosen } from './settings-store.ts';
import { settingsView } from './settings-view.ts';

type Change = {
  readonly name?: string;
  readonly settings: Partial<VenueSettings>;
  /** What else the change needs, in its transaction. */
  readonly along?: (run: Run) => Promise<void>;
};

/** What the change puts in the place of what, for the audit log. */
const differences = ({ name, settings }: Chosen, change: Change): Record<string, unknown> => {
  const keys = Object.keys(change.settings) as (keyof VenueSettings)[];
  const pairs = [
    ...keys.map(key => [key, settings[key] ?? null, change.settings[key] ?? null] as const),
    ...(change.name === undefined ? [] : [['name', name, change.name] as const]),
  ];
  return Object.fromEntries(
    pairs.flatMap(([key, before, after]) =>
      JSON.stringify(before) === JSON.stringify(after) ? [] : [[key, { before, after }]],
    ),
  );
};

/** A new language needs its menu, and a new main language another one. */
const changesMenu = (change: Change): boolean =>
  'languages' in change.settings || 'mainLanguage' in change.settings;

/**
 * Saves one page of settings: guests' phones ask anew at once, and colleagues who have the page open are told. `change`
 * makes the new values of what was chosen before. Refuses settings_changed over a page that somebody else saved meanwhile.
 */
export const savePage = async (
  deps: Pick<Deps, 'database' | 'venues' | 'menuPublisher' | 'sms'>,
  staff: StaffContext,
  { page, revision }: { readonly page: SettingsPage; readonly revision: number },
  change: (before: Chosen, run: Run) => Change | Promise<Change>,
): Promise<SettingsView> => {
  const { venueId } = staff;
  const saved = await deps.database.transaction(async run => {
    const before = await lockChosen(run, venueId);
    if (!before) throw new Refusal('not_found');
    await saveIfUnchanged(run, staff, page, revision);
    const made = await change(before, run);
    await writeChosen(run, venueId, made);
    await made.along?.(run);
    const data = differences(before, made);
    await audit(run, staff, {
      action: 'settings-change',
      subject: `venue:${venueId}`,
      data: { page, ...data },
    });
    await appendToOutbox(run, [{ audience: `venue:${venueId}`, event: 'venue-updated', data: {} }]);
    return made;
  });
  if (changesMenu(saved)) await deps.menuPublisher.republish(venueId);
  return settingsView(deps, venueId);
};
