import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { setUp } from './set-up.ts';
import { readCode } from './setup-store.ts';

export { openSetup } from './setup-code.ts';

/** The first visit to an empty installation. */
export const setupHandlers = (deps: Deps): Handlers<'GET /console/setup' | 'POST /console/setup'> => ({
  'GET /console/setup': async () => ({
    open: !deps.env.demo && (await readCode(deps.database.run)) !== null,
  }),
  'POST /console/setup': setUp(deps),
});
