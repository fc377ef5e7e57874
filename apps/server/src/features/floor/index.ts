import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/handler.ts';
import { arrange } from './arrange.ts';
import { mergeParties } from './merge-parties.ts';
import { moveParty } from './move-party.ts';
import { planNow } from './read-plan.ts';
import { splitParty } from './split-party.ts';

export { createFloorPulse } from './pulse.ts';
export { tellFloor } from './tell-floor.ts';

type Keys =
  | 'GET /console/{venue}/floor'
  | 'POST /console/{venue}/floor'
  | `POST /console/{venue}/tables/{table}/${'move' | 'merge' | 'split'}`;

/** The floor as a plan, and what staff do with whole tables. */
export const floorHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/floor': planNow(deps),
  'POST /console/{venue}/floor': keepsDone(arrange(deps), planNow(deps)),
  'POST /console/{venue}/tables/{table}/move': moveParty(deps),
  'POST /console/{venue}/tables/{table}/merge': mergeParties(deps),
  'POST /console/{venue}/tables/{table}/split': splitParty(deps),
});
