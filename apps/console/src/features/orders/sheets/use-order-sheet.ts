import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderAction } from '../order-actions.ts';
import { useOrderAction } from '../use-order-action.ts';
import { type SheetKind, sheetFits } from './sheet-kinds.ts';

/**
 * What a sheet of an order does: it closes when that is done or somebody else was quicker, and says why it failed. When a
 * colleague moves the order on meanwhile, the sheet is for nothing: it closes and says who it was.
 */
export const useOrderSheet = (kind: SheetKind, order: BoardOrder, close: () => void) => {
  const doing = useOrderAction(order);
  const [failed, setFailed] = useState<string | null>(null);
  const [changed, setChanged] = useState<{ sum: number; left: number } | null>(null);
  // The answer to what is being sent says itself what became of it.
  const sending = useRef(false);
  /** `onPaid`: what the sheet still does for cash that was taken; it stays until it closes itself. */
  const send = async (action: OrderAction, onPaid?: (payment: string) => void): Promise<void> => {
    setFailed(null);
    sending.current = true;
    const { over, failed: why, newSum, payment } = await doing.attempt(action);
    if (payment !== null && onPaid) return onPaid(payment);
    if (over) return close();
    sending.current = false;
    setFailed(why);
    setChanged(newSum === null ? null : { sum: newSum, left: order.left });
  };
  const overtaken = !sheetFits(kind, order);
  const leave = useEffectEvent(() => {
    if (sending.current) return;
    doing.tellWhoMoved();
    close();
  });
  useEffect(() => {
    if (overtaken) leave();
  }, [overtaken]);
  /** What is to be taken by now, until the order itself says something else. */
  const newSum = changed?.left === order.left ? changed.sum : null;
  return { order, doing, send, failed, newSum, close };
};
export type OrderSheet = ReturnType<typeof useOrderSheet>;
