import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useBoard } from '../board/index.ts';

/** The orders that are on a bill, as the board has them. */
export const useOrdersOfBill = (bill: StaffBill | undefined): readonly BoardOrder[] => {
  const orders = useBoard().state?.orders;
  const before = useRef<readonly BoardOrder[]>([]);
  const found = useMemo(() => {
    const numbers = new Set(bill?.items.flatMap(({ order_id }) => order_id ?? []));
    const all = Object.values(orders ?? {}).filter(
      ({ table_id, order_id }) => table_id === bill?.table_id && numbers.has(order_id),
    );
    // What other tables order is no reason to draw a pad anew.
    const known = before.current;
    return known.length === all.length && all.every((order, at) => order === known[at]) ? known : all;
  }, [bill, orders]);
  useLayoutEffect(() => {
    before.current = found;
  }, [found]);
  return found;
};
