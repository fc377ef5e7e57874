import { Refusal } from '@tableside/contract';
import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { isFinal } from '@tableside/domain/orders';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Hand } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { moveOrder } from '../../orders/index.ts';
import { audit } from '../../staff/index.ts';
import { readSettings } from '../settings-store.ts';
import { routingOf } from './routing.ts';
import { readTicket } from './ticket-store.ts';
import { ticketView } from './ticket-view.ts';

type Order = Parameters<Parameters<typeof moveOrder>[1]['decide']>[0];
type Change = NonNullable<Awaited<ReturnType<Parameters<typeof moveOrder>[1]['decide']>>>;

/** What a cook's tap comes to: a change of the order, or that somebody was quicker. */
export type Deed = { readonly change: Change } | { readonly by: string | null };

/** Refuses what the order's state does not allow. */
export const refuseMove = ({ status }: Order): never => {
  throw new Refusal('order_move_refused', { from: status });
};

type Answer = { ticket: KitchenOrder; changed: boolean; by: string | null };

export const isBeingMade = ({ status }: Order): boolean =>
  status === 'active' || status === 'partially_delivered';

type Asked = { readonly params: { readonly order: string }; readonly staff: Hand };

/** A ticket as it is now. Refuses order_not_found. */
export const ticketNow =
  (deps: Deps) =>
  async ({ params, staff: { venueId } }: Asked) => {
    const own = await readSettings(deps.database.run, venueId);
    const routing = await routingOf(deps, venueId, own?.stations ?? null);
    const row = await readTicket(deps.database.run, venueId, params.order);
    if (!row) throw new Refusal('order_not_found');
    return { ticket: ticketView(row, routing) };
  };

/**
 * One tap of a cook: the order is locked, so of two who tap together one changes it and the other is told who did. The
 * change goes through `moveOrder` (history, events) and commits with its audit line and the answer to a retry.
 * Refuses order_not_found, order_move_refused for an order that is not being made: of one that ended a cook can only say
 * that they have seen it.
 */
export const kitchenMove = async (
  deps: Deps,
  { params, staff }: Asked,
  action: string,
  decide: (order: Order, run: Run) => Promise<Deed>,
): Promise<Answer> => {
  const { venueId } = staff;
  const own = await readSettings(deps.database.run, venueId);
  const routing = await routingOf(deps, venueId, own?.stations ?? null);
  return deps.database.transaction(async run => {
    const done: { deed?: Deed } = {};
    await moveOrder(run, {
      venueId,
      order: params.order,
      actor: 'staff',
      actorName: staff.name,
      now: deps.clock(),
      decide: async order => {
        if (!isBeingMade(order) && !isFinal(order.status)) refuseMove(order);
        done.deed = await decide(order, run);
        return 'change' in done.deed ? done.deed.change : null;
      },
    });
    const { deed } = done;
    const changed = deed !== undefined && 'change' in deed;
    if (changed) {
      await audit(run, staff, { action, subject: `order:${params.order}`, data: deed.change.data ?? {} });
    }
    const row = await readTicket(run, venueId, params.order);
    if (!row) throw new Refusal('order_not_found');
    const by = deed && 'by' in deed ? deed.by : null;
    const answer: Answer = { ticket: ticketView(row, routing), changed, by };
    await keepAnswerWithin(run, answer);
    return answer;
  });
};
