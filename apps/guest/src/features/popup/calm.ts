import { useEffect, useState } from 'react';
import { useOpenBill } from '../../data/bills.ts';
import { hasEnded, type Order, useOrders } from '../../data/orders.ts';
import { useGuest } from '../venue/index.ts';
import { POPUP_AFTER } from './timings.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether the guest has ordered here and all of it is over: before, or while something runs, nothing may come by itself. */
export const isOver = (orders: readonly Pick<Order, 'is_own' | 'status'>[]): boolean => {
  const own = orders.filter(order => order.is_own);
  return own.length > 0 && own.every(hasEnded);
};

/**
 * An idle moment after the first order, with no bill open: then, and not before, what the venue wants to show by itself may
 * come. Once there it lasts, so that a tap on what came does not take it away. ADR 0031.
 */
export const useCalm = (): boolean => {
  const { token } = useGuest();
  const bill = useOpenBill(token);
  const over = isOver(useOrders(token).data ?? []) && !bill;
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!over || calm) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCalm(true), POPUP_AFTER);
    };
    wait();
    for (const sign of SIGNS) addEventListener(sign, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, wait);
    };
  }, [over, calm]);
  return calm;
};
