import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { getPopular, setPopular } from './popular-settings.ts';

export { popularJobs } from './count-popular.ts';

/** What guests' orders make popular. */
export const popularHandlers = (
  deps: Deps,
): Handlers<'GET /console/{venue}/popular' | 'POST /console/{venue}/popular'> => ({
  'GET /console/{venue}/popular': getPopular(deps),
  'POST /console/{venue}/popular': setPopular(deps),
});
