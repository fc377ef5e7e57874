import type { BoardOrder } from '@tableside/contract/http/console';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { StaffContext } from '../../http/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { type Change, moveOrder } from './move.ts';
import type { LockedOrder } from './move-store.ts';
import { boardOrder } from './order-view.ts';

type StaffInput = {
  readonly params: { readonly order: string };
  readonly staff: StaffContext;
};

/** One thing staff do to an order: the move, its audit line and the answer to a retry commit together. */
export const staffMove = (
  deps: Pick<Deps, 'database' | 'clock'>,
  { params, staff }: StaffInput,
  action: string,
  decide: (order: LockedOrder, run: Run) => Promise<Change | null> | Change | null,
): Promise<{ order: BoardOrder }> =>
  deps.database.transaction(async run => {
    let change: Change | null = null;
    const facts = await moveOrder(run, {
      venueId: staff.venueId,
      order: params.order,
      actor: 'staff',
      actorName: staff.name,
      now: deps.clock(),
      decide: async order => {
        change = await decide(order, run);
        return change;
      },
    });
    if (change) {
      const { event: _, ...data } = change as Change;
      await audit(run, staff, { action, subject: `order:${params.order}`, data });
    }
    const answer = { order: boardOrder(facts) };
    await keepAnswerWithin(run, answer);
    return answer;
  });
