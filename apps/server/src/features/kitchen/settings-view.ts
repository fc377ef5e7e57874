import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import type { PageRevision } from '@tableside/contract/http/shared/settings-stamp';
import { DEFAULT_BANDS } from '@tableside/domain/kitchen';
import { textIn } from '@tableside/domain/menu';
import type { VenueSettings } from '@tableside/domain/venue';
import type { SettingsRow } from './settings-store.ts';
import type { Routing } from './tickets/routing.ts';

/** How the kitchen is set up, or works where nobody has set it up: later courses wait, tickets are late after 20 minutes. */
export const settingsView = (
  row: SettingsRow | null,
  { stations }: Routing,
  { courses, mainLanguage, itemNotes }: VenueSettings,
  { revision }: PageRevision,
): KitchenSettings => ({
  stations: stations.map(({ id, name, categories, items }) => ({
    id,
    name,
    categories: [...categories],
    items: [...items],
  })),
  soon_minutes: row?.soon_minutes ?? DEFAULT_BANDS.soonMinutes,
  late_minutes: row?.late_minutes ?? DEFAULT_BANDS.lateMinutes,
  holds_courses: row?.holds_courses ?? true,
  item_notes: itemNotes ?? false,
  courses: courses.map(({ id, name, displayName }) => ({
    id,
    name: textIn(displayName, mainLanguage, mainLanguage) || name,
  })),
  revision,
  changed_by: row?.changed_by ?? null,
});
