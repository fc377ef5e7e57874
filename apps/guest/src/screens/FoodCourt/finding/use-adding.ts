import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { cartStore } from '../../../data/cart/index.ts';
import { freshKey } from '../../../data/fresh-key.ts';
import { enterVenue, renewCourtCarts, useCourtCarts } from '../../../features/food-court/index.ts';
import { announceFailure } from '../../../features/toasts/index.ts';

export type Adding = {
  /** How many of a dish are in the basket. */
  readonly countOf: (dishId: string) => number;
  /** The dish that is on its way into it. */
  readonly busy: string | null;
  readonly add: (venueId: string, dishId: string) => void;
};

/** Puts a dish into the basket of the hall without going to its kitchen's menu. */
export const useAdding = (hash: string): Adding => {
  const [busy, setBusy] = useState<string | null>(null);
  const carts = useCourtCarts(hash).data ?? [];
  const put = async (venueId: string, dishId: string): Promise<void> => {
    setBusy(dishId);
    try {
      const session = await enterVenue(hash, venueId);
      const cart = await api('POST /cart/{session}/add', {
        session,
        idempotencyKey: freshKey(),
        body: { menu_item_id: dishId, quantity: 1 },
      });
      // A basket that was opened before shows what its store holds.
      const store = cartStore(session);
      if (store.current().loaded) store.accept(cart);
      await renewCourtCarts(hash);
    } catch (error) {
      announceFailure(error);
    } finally {
      setBusy(null);
    }
  };
  return {
    countOf: dishId =>
      carts
        .flatMap(({ cart_items: lines }) => lines)
        .reduce((sum, line) => (line.item_id === dishId ? sum + line.quantity : sum), 0),
    busy,
    add: (venueId, dishId) => {
      if (busy === null) void put(venueId, dishId);
    },
  };
};
