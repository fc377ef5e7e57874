import { Refusal } from '@tableside/contract';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Hand } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { audit } from '../../staff/index.ts';
import { servingAccount } from '../../who-serves/index.ts';
import { type Change, moveOrder } from '../move.ts';
import type { LockedOrder } from '../move-store.ts';
import { boardOrder, type OrderFacts } from '../read/order-view.ts';
import { type Earlier, lastActor, transitionActor } from './who-first-store.ts';

type StaffInput = {
  readonly params: { readonly order: string };
  readonly staff: Hand;
};

/** It is so already, and what made it so. */
export type Already = { readonly already: Earlier };
export type Decision = Change | Already | null;

export type StaffResponse = {
  readonly order: BoardOrder;
  readonly changed: boolean;
  readonly by: string | null;
};

/** A move that is refused says who was quicker. */
const namingWho = async (run: Run, { params, staff }: StaffInput, move: Promise<OrderFacts>) => {
  try {
    return await move;
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.code !== 'order_move_refused') throw cause;
    const by = await transitionActor(run, staff.venueId, params.order);
    throw new Refusal(cause.code, { ...cause.details, by });
  }
};

/**
 * One thing staff do to an order: the move, its audit line and the answer to a retry commit together. The order is
 * locked, so of two who tap together one changes it and the other is told who did.
 */
export const staffMove = (
  deps: Pick<Deps, 'database' | 'clock'>,
  input: StaffInput,
  action: string,
  decide: (order: LockedOrder, run: Run) => Promise<Decision> | Decision,
): Promise<StaffResponse> =>
  deps.database.transaction(async run => {
    const { params, staff } = input;
    const done: { decision: Decision } = { decision: null };
    const move = moveOrder(run, {
      venueId: staff.venueId,
      order: params.order,
      actor: 'staff',
      actorName: staff.name,
      waiterId: servingAccount(staff),
      now: deps.clock(),
      decide: async order => {
        done.decision = await decide(order, run);
        return done.decision && 'event' in done.decision ? done.decision : null;
      },
    });
    const facts = await namingWho(run, input, move);
    const { decision } = done;
    const changed = decision !== null && 'event' in decision;
    if (changed) {
      const { event: _, ...data } = decision;
      await audit(run, staff, { action, subject: `order:${params.order}`, data });
    }
    const by =
      decision !== null && 'already' in decision
        ? await lastActor(run, facts.order.id, decision.already)
        : null;
    const answer = { order: boardOrder(facts), changed, by };
    await keepAnswerWithin(run, answer);
    return answer;
  });
