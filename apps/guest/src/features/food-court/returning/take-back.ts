import { go, renameHere } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import { api } from '../../../data/api.ts';
import { cartStore } from '../../../data/cart/index.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { quietly } from '../../../data/connection/quietly.ts';
import { changeDraft } from '../../draft/index.ts';
import { announceFailure } from '../../toasts/index.ts';
import { renewCourtCarts } from '../basket/court-carts.ts';
import { inVisit } from '../hall/court-data.ts';
import { renewCourtOrders } from '../orders/court-orders.ts';
import { payPath } from '../paying/pay-path.ts';

/**
 * Withdraws unpaid orders at all their stalls, fills the basket with them and leaves the address without them. Where one
 * cannot be withdrawn none is: the guest is told why, on Pay, which knows what became of them. Throws when no answer came.
 * ADR 0005.
 */
export const takeBack = async (hash: string, orders: readonly string[]): Promise<void> => {
  try {
    const { returned } = await inVisit(hash, session =>
      api('POST /food-courts/return-to-cart/{session}', { session, body: { orders: [...orders] } }),
    );
    for (const { session, comment, extra_details: answers } of returned) {
      changeDraft(session, { comment, answers });
    }
    await Promise.all([
      renewCourtCarts(hash),
      ...returned.map(({ session }) => cartStore(session).refetch()),
    ]);
    renameHere(pathTo('FoodCourtCart', { foodCourtHash: hash }));
    quietly(renewCourtOrders(hash));
  } catch (error) {
    // Without an answer it may have happened, and asking again does no harm.
    const code = failureCode(error);
    if (code === 'offline' || code === 'timeout') throw error;
    announceFailure(error);
    await renewCourtOrders(hash).catch(() => undefined);
    const named = orders.map(number => ({ unique_order_number: number }));
    go(payPath(hash, named), { replace: true });
  }
};
