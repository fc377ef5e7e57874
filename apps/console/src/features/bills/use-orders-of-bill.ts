import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useMemo } from 'react';
import { useBoard } from '../board/index.ts';

/** The orders that are on a bill, as the board has them. */
export const useOrdersOfBill = (bill: StaffBill | undefined): readonly BoardOrder[] => {
  const { state } = useBoard();
  return useMemo(() => {
    const numbers = new Set(bill?.items.flatMap(({ order_id }) => order_id ?? []));
    return Object.values(state?.orders ?? {}).filter(
      ({ table_id, order_id }) => table_id === bill?.table_id && numbers.has(order_id),
    );
  }, [bill, state]);
};
