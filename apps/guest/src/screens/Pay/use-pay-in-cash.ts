import { useEffect, useRef, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { TIMINGS } from '../../app/timings.ts';
import { api } from '../../data/api.ts';
import { failureCode } from '../../data/failures.ts';
import { type Order, receiveOrder, refetchOrders } from '../../data/orders.ts';
import { announceFailure } from '../../features/toasts/index.ts';
import { useGuest } from '../../features/venue/index.ts';

export type PayInCash = { readonly state: 'idle' | 'sending' | 'done'; readonly pay: () => void };

/** Sends the order to the venue, to be paid in cash there, and leads on to it. PAY-10, PAY-25, PAY-26, PAY-34. */
export const usePayInCash = (order: Order | undefined): PayInCash => {
  const { token } = useGuest();
  const [state, setState] = useState<PayInCash['state']>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pay = async () => {
    if (!order || state !== 'idle') return;
    const number = order.unique_order_number;
    const leave = () => go(pathTo('Menu', { session: token }, { order: number }), { replace: true });
    setState('sending');
    try {
      const answer = await api('POST /payments/cash/activate-cash-order', {
        body: { order: number, session: token, selected_payment_type: 'cash' },
        // One key per order: a second tap or a retry after a lost reply changes nothing.
        idempotencyKey: `cash:${number}`,
      });
      setState('done');
      receiveOrder(token, answer.order);
      refetchOrders(token).catch(() => undefined);
      timer.current = setTimeout(leave, TIMINGS.backdrop);
    } catch (error) {
      setState('idle');
      announceFailure(error);
      refetchOrders(token).catch(() => undefined);
      if (failureCode(error) === 'order_already_paid') leave();
    }
  };
  return { state, pay: () => void pay() };
};
