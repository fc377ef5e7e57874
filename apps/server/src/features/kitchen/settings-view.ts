import type { KitchenSettings } from '@tableside/contract/http/console-kitchen';
import type { SettingsStamp } from '@tableside/contract/http/settings-stamp';
import { USUAL_BANDS } from '@tableside/domain/kitchen';
import { textIn } from '@tableside/domain/menu';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Routing } from './routing.ts';
import type { SettingsRow } from './settings-store.ts';

/** How the kitchen is set up, or works where nobody has set it up: later courses wait, tickets are late after 20 minutes. */
export const settingsView = (
  row: SettingsRow | null,
  { stations }: Routing,
  { courses, mainLanguage, itemNotes }: VenueSettings,
  { revision }: SettingsStamp,
): KitchenSettings => ({
  stations: stations.map(({ id, name, categories, items }) => ({
    id,
    name,
    categories: [...categories],
    items: [...items],
  })),
  soon_minutes: row?.soon_minutes ?? USUAL_BANDS.soonMinutes,
  late_minutes: row?.late_minutes ?? USUAL_BANDS.lateMinutes,
  holds_courses: row?.holds_courses ?? true,
  item_notes: itemNotes ?? false,
  courses: courses.map(({ id, name, displayName }) => ({
    id,
    name: textIn(displayName, mainLanguage, mainLanguage) || name,
  })),
  revision,
  changed_by: row?.changed_by ?? null,
});
