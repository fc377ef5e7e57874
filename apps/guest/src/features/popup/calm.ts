import { useEffect, useState } from 'react';
import { useOpenBill } from '../../data/bills.ts';
import { hasEnded, type Order, useOrders } from '../../data/orders.ts';
import { useGuest } from '../venue/index.ts';
import { whenIdle } from './idle.ts';
import { POPUP_AFTER } from './timings.ts';

/** Whether the guest has ordered here and all of it is over: before, or while something runs, nothing may come by itself. */
export const isOver = (orders: readonly Pick<Order, 'is_own' | 'status'>[]): boolean => {
  const own = orders.filter(order => order.is_own);
  return own.length > 0 && own.every(hasEnded);
};

/** Nothing of the visit asks for the guest: what was ordered is over, and no bill is open. */
export const useQuiet = (): boolean => {
  const { token } = useGuest();
  const bill = useOpenBill(token);
  return isOver(useOrders(token).data ?? []) && !bill;
};

/**
 * An idle moment after the first order, with no bill open: then, and not before, what the venue wants to show by itself may
 * come. Once there it lasts, so that a tap on what came does not take it away. ADR 0031.
 */
export const useCalm = (): boolean => {
  const quiet = useQuiet();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!quiet || calm) return;
    return whenIdle({ first: POPUP_AFTER, again: POPUP_AFTER, isBusy: () => false }, () => setCalm(true));
  }, [quiet, calm]);
  return calm;
};
