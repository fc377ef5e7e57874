import { Refusal } from '@tableside/contract';
import type { WaiterCall } from '@tableside/contract/http/console/board';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { audit } from '../staff/index.ts';
import { callEvents, callView } from './call-view.ts';
import { type CallRow, lockCall, updateCall } from './store.ts';

type Input = { readonly params: { readonly call: string }; readonly staff: StaffContext };

const answer = async (
  deps: Deps,
  { params, staff }: Input,
  event: 'taken' | 'left' | 'done',
  change: (call: CallRow, at: Date) => CallRow | null,
): Promise<{ call: WaiterCall }> => {
  if (!isUuid(params.call)) throw new Refusal('call_not_found');
  return deps.database.transaction(async run => {
    const call = await lockCall(run, staff.venueId, params.call);
    if (!call) throw new Refusal('call_not_found');
    const changed = change(call, new Date(deps.clock()));
    if (!changed) return { call: callView(call) };
    await updateCall(run, changed);
    await appendToOutbox(run, callEvents(changed, event));
    await audit(run, staff, { action: `call-${event}`, subject: `call:${call.id}` });
    return { call: callView(changed) };
  });
};

/** A member of staff goes to the table; who comes second sees who was first. */
export const takeCall =
  (deps: Deps): Handler<'POST /console/{venue}/calls/{call}/take'> =>
  input =>
    answer(deps, input, 'taken', (call, at) =>
      call.taken_at || call.done_at ? null : { ...call, taken_at: at, taken_by: input.staff.name },
    );

/** Whoever was going is held up: the call rings for everybody again. Any of the staff may say so, for a colleague too. */
export const leaveCall =
  (deps: Deps): Handler<'POST /console/{venue}/calls/{call}/leave'> =>
  input =>
    answer(deps, input, 'left', call =>
      call.taken_at && !call.done_at ? { ...call, taken_at: null, taken_by: null } : null,
    );

/** The call is answered; the guest may call again. WAITER-08. */
export const finishCall =
  (deps: Deps): Handler<'POST /console/{venue}/calls/{call}/done'> =>
  input =>
    answer(deps, input, 'done', (call, at) =>
      call.done_at
        ? null
        : {
            ...call,
            done_at: at,
            taken_at: call.taken_at ?? at,
            taken_by: call.taken_by ?? input.staff.name,
          },
    );
