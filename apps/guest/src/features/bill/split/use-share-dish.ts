import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { type Bill, receiveBill, refetchBills } from '../../../data/bills.ts';
import { freshKey } from '../../../data/fresh-key.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import { dishOf, newItems } from '../choose/dish-parts.ts';
import type { SelectionKeeper } from '../choose/selection-keeper.ts';
import type { BillItem } from '../view/bill-sums.ts';

type Dish = readonly [BillItem, ...BillItem[]];
const asDish = ([first, ...rest]: readonly BillItem[], item: BillItem): Dish =>
  first ? [first, ...rest] : [item];

/**
 * The dish that is about to be shared, and sharing it. Whoever had chosen it has the first part chosen afterwards; nothing
 * is chosen for anybody else.
 */
export const useShareDish = (bill: Bill, keeper: SelectionKeeper) => {
  const { token } = useGuest();
  const [dish, setDish] = useState<Dish | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const share = async (parts: number): Promise<void> => {
    if (!dish) return;
    const gone = new Set(dish.map(({ id }) => id));
    const { wanted } = keeper.current();
    setBusy(true);
    try {
      await keeper.settled();
      const { order } = await api('POST /orders/share-order-item/{session}', {
        session: token,
        idempotencyKey: freshKey(),
        body: { unique_order_number: bill.unique_order_number, order_item: dish[0].id, parts },
      });
      const [first] = newItems(bill, order);
      receiveBill(token, order);
      if (first && wanted.some(id => gone.has(id))) {
        keeper.choose([...keeper.current().wanted.filter(id => !gone.has(id)), first.id]);
      }
      close();
    } catch (error) {
      announceFailure(error);
      await refetchBills(token).catch(() => undefined);
      close();
    } finally {
      setBusy(false);
    }
  };
  return {
    dish,
    open,
    busy,
    close,
    share,
    ask: (item: BillItem) => {
      setDish(asDish(dishOf(bill, item), item));
      setOpen(true);
    },
  };
};
