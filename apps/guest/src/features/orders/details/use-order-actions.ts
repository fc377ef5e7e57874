import { useState } from 'react';
import { go } from '../../../app/navigation.ts';
import { api } from '../../../data/api.ts';
import { type Order, receiveOrder, refetchOrders } from '../../../data/orders.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import { returnPath } from '../return-path.ts';

export type OrderActionsState = {
  readonly busy: boolean;
  /** Sends a waiting batch. ORDER-37, ORDER-38. */
  readonly sendNow: () => void;
  /** Takes an unpaid order back into the cart and goes there. */
  readonly change: () => void;
};

/** What a guest can still do with an order. */
export const useOrderActions = (order: Order): OrderActionsState => {
  const { token } = useGuest();
  const [busy, setBusy] = useState(false);
  const input = {
    session: token,
    body: { unique_order_number: order.unique_order_number },
    idempotencyKey: `${order.unique_order_number}:${order.placed_at}`,
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      announceFailure(error);
      refetchOrders(token).catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    sendNow: () =>
      void run(async () =>
        receiveOrder(token, (await api('POST /orders/activate-order-batch/{session}', input)).order),
      ),
    change: () => go(returnPath(token, order.unique_order_number), { replace: true }),
  };
};
