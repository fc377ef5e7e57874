import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { readSettings } from './settings-store.ts';

/** With which course dishes come, for whoever writes orders down. */
export const getCourses =
  (deps: Deps): Handler<'GET /console/{venue}/courses'> =>
  async ({ staff: { venueId } }) => {
    const [{ settings }, own] = await Promise.all([
      deps.venues.get(venueId),
      readSettings(deps.database.run, venueId),
    ]);
    const { courses, mainLanguage } = settings;
    return {
      courses: courses.map(({ id, name, displayName, categories = [] }) => ({
        id,
        name: textIn(displayName, mainLanguage, mainLanguage) || name,
        categories: [...categories],
      })),
      holds_later: own?.holds_courses ?? true,
    };
  };
