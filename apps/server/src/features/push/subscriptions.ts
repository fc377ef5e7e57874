import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import { NOTICE_KINDS, notifiedRoles } from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { beginFollowing } from '../../realtime/index.ts';
import { pushKeys } from './keys.ts';
import type { PushDispatcher } from './pulse.ts';
import { isReachable } from './reach.ts';
import { isSubscribed, pushRulesOf, subscribe, unsubscribe } from './store.ts';

const view = async (deps: Deps, staff: StaffContext): Promise<CallAnswer<'GET /console/{venue}/push'>> => {
  const rules = await pushRulesOf(deps.database.run, staff.venueId);
  return {
    push: {
      key: (await pushKeys(deps))?.publicKey ?? null,
      on: await isSubscribed(deps.database.run, staff.sessionId, staff.venueId),
      kinds: NOTICE_KINDS.filter(kind => notifiedRoles(rules, kind, 'push').includes(staff.role)),
      sandbox: deps.providerPlaces.sandbox()?.browserUrl ?? null,
    },
  };
};

export const getPush =
  (deps: Deps): Handler<'GET /console/{venue}/push'> =>
  ({ staff }) =>
    view(deps, staff);

/** A device is called from now on. Refuses validation_failed for an endpoint that is not out in the world. */
export const turnOn =
  (deps: Deps, pulse: PushDispatcher): Handler<'POST /console/{venue}/push'> =>
  async ({ staff, body }) => {
    if (!(await isReachable(deps, body.endpoint))) {
      throw new Refusal('validation_failed', { fields: { endpoint: 'not_allowed' } });
    }
    const { venueId, sessionId, userId } = staff;
    await deps.database.transaction(async run => {
      await subscribe(run, { ...body, venueId, sessionId, userId }, new Date(deps.clock()));
      await beginFollowing(run, 'push_place', 'open');
    });
    pulse.know(true);
    return view(deps, staff);
  };

export const turnOff =
  (deps: Deps): Handler<'POST /console/{venue}/push/off'> =>
  async ({ staff }) => {
    await unsubscribe(deps.database.run, staff.sessionId, staff.venueId);
    return view(deps, staff);
  };
