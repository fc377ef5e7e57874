import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { writesToForgetful } from '../staff/index.ts';
import { dismissFirstSteps, showFirstSteps } from './first-steps.ts';
import { setUp } from './set-up.ts';
import { readCode } from './setup-store.ts';

export { basicsOf } from './basics.ts';
export { makeVenue } from './make-venue.ts';
export { createSetupGuard, holdSetupCode } from './prove-code.ts';
export { openSetup } from './setup-code.ts';
export { closeSetup } from './setup-store.ts';

/** The first visit to an empty installation, and what its owner does next. */
type Keys =
  | 'GET /console/setup'
  | 'POST /console/setup'
  | 'GET /console/{venue}/first-steps'
  | 'POST /console/{venue}/first-steps/dismiss';

export const setupHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/setup': async () => ({
    open: !deps.env.demo && (await readCode(deps.database.run)) !== null,
    mail: writesToForgetful(deps),
  }),
  'POST /console/setup': setUp(deps),
  'GET /console/{venue}/first-steps': showFirstSteps(deps),
  'POST /console/{venue}/first-steps/dismiss': dismissFirstSteps(deps),
});
