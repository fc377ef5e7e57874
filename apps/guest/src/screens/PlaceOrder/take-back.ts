import { go, renameHere } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { api } from '../../data/api.ts';
import { cartStore } from '../../data/cart/index.ts';
import { failureCode } from '../../data/connection/failures.ts';
import { refetchOrders } from '../../data/orders.ts';
import { changeDraft } from '../../features/draft/index.ts';
import { announceFailure } from '../../features/toasts/index.ts';

/**
 * Withdraws an unpaid order, fills the cart with it and leaves the address without it. Where it cannot be withdrawn the
 * guest is told why, on Pay, which knows what became of that order. Throws when no answer came. ADR 0005.
 */
export const takeBack = async (token: string, number: string): Promise<void> => {
  const body = { unique_order_number: number };
  try {
    const { returned, ...cart } = await api('POST /orders/return-to-cart/{session}', {
      session: token,
      body,
    });
    cartStore(token).accept(cart);
    changeDraft(token, {
      comment: returned.comment,
      answers: returned.extra_details,
      tip: { kind: 'own', value: returned.tipAmount },
    });
    renameHere(pathTo('PlaceOrder', { session: token }));
  } catch (error) {
    // Without an answer it may have happened, and asking again does no harm.
    const code = failureCode(error);
    if (code === 'offline' || code === 'timeout') throw error;
    announceFailure(error);
    go(pathTo('Pay', { session: token, order: number }), { replace: true });
  } finally {
    refetchOrders(token).catch(() => undefined);
  }
};
