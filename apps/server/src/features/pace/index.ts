import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { resumeAutomaticWait } from './automatic.ts';
import { getPace } from './get-pace.ts';
import { getHours, saveHours } from './hours.ts';
import { pauseCategory } from './pause-category.ts';
import { savePace } from './save-pace.ts';

export { paceJobs } from './follow-pace.ts';
export { hoursFrom, hoursView } from './settings-view.ts';

type Keys =
  | 'GET /console/{venue}/pace'
  | 'POST /console/{venue}/pace/automatic'
  | 'POST /console/{venue}/pace/categories/{category}'
  | 'GET /console/{venue}/hours'
  | 'POST /console/{venue}/hours'
  | 'POST /console/{venue}/hours/pace';

/** Hours and pace. */
export const paceHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/pace': getPace(deps),
  'POST /console/{venue}/pace/automatic': resumeAutomaticWait(deps),
  'POST /console/{venue}/pace/categories/{category}': pauseCategory(deps),
  'GET /console/{venue}/hours': getHours(deps),
  'POST /console/{venue}/hours': saveHours(deps),
  'POST /console/{venue}/hours/pace': savePace(deps),
});
