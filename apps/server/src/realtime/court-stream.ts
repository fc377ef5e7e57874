import { foodCourtChannel, foodCourtSessionChannel } from '@tableside/contract/realtime';
import type { Deps } from '../deps.ts';
import { provenVisit, readCounterSessions, readStalls } from '../features/food-courts/index.ts';
import type { RequestMeta } from '../http/mount/handler.ts';
import type { Subscription } from './hub.ts';

/** What a phone's visit to a food court hears: its own news and that of its orders there, the hall's, and how each of its venues stands. RT-18. */
export const courtStream = async (
  deps: Pick<Deps, 'database' | 'clock' | 'limits' | 'secretBox'>,
  token: string,
  meta: Pick<RequestMeta, 'deviceToken'>,
) => {
  const visit = await provenVisit(deps, token, meta);
  const channel = foodCourtChannel(visit.courtId);
  const ownChannel = foodCourtSessionChannel(token);
  const [stalls, counters] = await Promise.all([
    readStalls(deps.database.run, visit.courtId),
    readCounterSessions(deps.database.run, visit),
  ]);
  const subscriptions: Subscription[] = [
    { audience: `court-visit:${visit.id}`, channel: ownChannel },
    ...counters.map(({ id }) => ({ audience: `session:${id}`, channel: ownChannel }) as const),
    // What the other phones of its basket put in. ADR 0051.
    ...counters.flatMap(({ sharedCart }) =>
      sharedCart === null ? [] : [{ audience: `visit:${sharedCart}`, channel: ownChannel } as const],
    ),
    { audience: `court:${visit.courtId}`, channel },
    ...stalls.map(({ id }) => ({ audience: `venue:${id}`, channel }) as const),
  ];
  return { id: visit.id, expiresAt: visit.expiresAt.getTime(), subscriptions };
};
