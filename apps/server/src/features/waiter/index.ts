import type { WaiterCall } from '@tableside/contract/http/console/board';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { finishCall, leaveCall, takeCall } from './answer.ts';
import { callWaiter } from './call.ts';
import { callEvents, callView } from './call-view.ts';
import { endCallsOf, openCalls, overdueCallers } from './store.ts';

export { callErasers } from './store.ts';

type Keys =
  | 'POST /call-waiter/call'
  | 'POST /console/{venue}/calls/{call}/take'
  | 'POST /console/{venue}/calls/{call}/leave'
  | 'POST /console/{venue}/calls/{call}/done';

export const waiterHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /call-waiter/call': callWaiter(deps),
  'POST /console/{venue}/calls/{call}/take': takeCall(deps),
  'POST /console/{venue}/calls/{call}/leave': leaveCall(deps),
  'POST /console/{venue}/calls/{call}/done': finishCall(deps),
});

/** Calls of a venue that nobody has answered, oldest first. */
export const readOpenCalls = async (run: Run, venueId: string): Promise<WaiterCall[]> =>
  (await openCalls(run, venueId)).map(callView);

/** What makes open calls known to staff anew, for example at another table. */
export const callEventsOf = async (
  run: Run,
  venueId: string,
  ids: readonly string[],
  event: 'called' | 'taken' = 'called',
): Promise<OutboxEntry[]> =>
  ids.length === 0
    ? []
    : (await openCalls(run, venueId))
        .filter(({ id }) => ids.includes(id))
        .flatMap(call => callEvents(call, event));

/** Ends the calls of sessions that are over; answers with what to make known. */
export const endCalls = async (run: Run, sessionIds: readonly string[], at: Date): Promise<OutboxEntry[]> =>
  (await endCallsOf(run, sessionIds, at)).flatMap(call => callEvents(call, 'done'));

/** Calls of guests who are long gone leave the staff's board. */
export const waiterJobs = ({ database }: Pick<Deps, 'database'>): Job[] => [
  {
    name: 'end-overdue-calls',
    everySeconds: 300,
    run: now =>
      database.transaction(async run => {
        const at = new Date(now);
        await appendToOutbox(run, await endCalls(run, await overdueCallers(run, at), at));
      }),
  },
];
