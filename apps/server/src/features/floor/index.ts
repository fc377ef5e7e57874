import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone, type StaffContext } from '../../http/mount/handler.ts';
import { tableNow } from '../tables/index.ts';
import { arrange } from './arrange.ts';
import { mergeParties } from './merge-parties.ts';
import { moveParty } from './move-party.ts';
import { planNow } from './read-plan.ts';
import { splitParty } from './split-party.ts';
import { getColleagues, handOver, serveTables } from './waiters/serve-tables.ts';

export { createFloorPublisher } from './pulse.ts';
export { tellFloor } from './tell-floor.ts';

type Keys =
  | 'GET /console/{venue}/floor'
  | 'POST /console/{venue}/floor'
  | 'GET /console/{venue}/colleagues'
  | 'POST /console/{venue}/own-tables'
  | 'POST /console/{venue}/own-tables/hand-over'
  | `POST /console/{venue}/tables/{table}/${'move' | 'merge' | 'split'}`;

type Asked = { readonly params: { readonly table: string }; readonly staff: StaffContext };

/** The two tables of a party that was moved, as they are now. */
const bothNow = async (deps: Deps, { params, staff }: Asked, to: string) => ({
  from: await tableNow(deps, staff, params.table),
  to: await tableNow(deps, staff, to),
});

/** The floor as a plan, and what staff do with whole tables. */
export const floorHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/{venue}/floor': planNow(deps),
  'POST /console/{venue}/floor': keepsDone(arrange(deps), planNow(deps)),
  'GET /console/{venue}/colleagues': getColleagues(deps),
  'POST /console/{venue}/own-tables': serveTables(deps),
  'POST /console/{venue}/own-tables/hand-over': handOver(deps),
  'POST /console/{venue}/tables/{table}/move': keepsDone(moveParty(deps), input =>
    bothNow(deps, input, input.body.to),
  ),
  'POST /console/{venue}/tables/{table}/merge': keepsDone(mergeParties(deps), input =>
    bothNow(deps, input, input.body.into),
  ),
  'POST /console/{venue}/tables/{table}/split': keepsDone(splitParty(deps), input =>
    bothNow(deps, input, input.body.to),
  ),
});
