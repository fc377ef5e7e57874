import type { CallAnswer } from '@tableside/contract/client';
import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../deps.ts';
import { readSettings } from './settings-store.ts';

/** With which course dishes come, for whoever writes orders down. */
export const getCourses =
  (deps: Deps) =>
  async ({
    staff: { venueId },
  }: {
    readonly staff: { readonly venueId: string };
  }): Promise<CallAnswer<'GET /console/{venue}/courses'>> => {
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
