import { Refusal } from '@tableside/contract';
import type { ServiceSettings } from '@tableside/contract/http/admin/settings';
import { type Course, written } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { tellFloor } from '../floor/index.ts';
import { givePins } from '../scan/index.ts';
import { savePage } from './save-page.ts';

/** Staff read a course by its name in the main language, guests in theirs. Refuses validation_failed without one. */
const coursesOf = (courses: ServiceSettings['courses'], main: string): Course[] => {
  const ids = courses.map(({ id }) => id);
  const wrong = courses.flatMap(({ id, name }, place) => {
    if ((name[main] ?? '').trim() === '') return [[`courses.${place}`, 'missing']];
    return ids.indexOf(id) < place ? [[`courses.${place}`, 'twice']] : [];
  });
  if (wrong.length > 0) throw new Refusal('validation_failed', { fields: Object.fromEntries(wrong) });
  return courses.map(({ id, name, categories }) => ({
    id,
    name: name[main] ?? '',
    displayName: written(name),
    categories,
  }));
};

/** Says how orders are taken; it counts from the next order on. Refuses settings_changed. */
export const saveService =
  (deps: Deps): Handler<'POST /console/{venue}/settings/service'> =>
  ({ staff, body: { revision, ...chosen } }) =>
    savePage(deps, staff, { page: 'service', revision }, ({ settings }) => ({
      settings: {
        acceptance: chosen.acceptance,
        defaultWaitMinutes: chosen.default_wait_minutes,
        batchWaitSeconds: chosen.batch_wait_seconds,
        presence: chosen.presence,
        maxOpenOrdersPerSession: chosen.max_open_orders_per_session,
        maxOpenOrdersPerTable: chosen.max_open_orders_per_table,
        drinkingAge: chosen.drinking_age,
        courses: coursesOf(chosen.courses, settings.mainLanguage),
      },
      along: async run => {
        if (chosen.presence === settings.presence) return;
        if (chosen.presence === 'pin') await givePins(run, staff.venueId);
        // Screens that show the tables show their PINs from now on, or no longer.
        await tellFloor(run, staff.venueId);
      },
    }));
