import { type RefObject, useCallback, useEffect } from 'react';
import { go } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import { TIMINGS } from '../../../app/timings.ts';
import { api } from '../../../data/api.ts';
import { refetchBills } from '../../../data/bills.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import { receiveOrder, refetchOrders } from '../../../data/orders.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import type { DriverEvent, Mounted } from '../drivers/index.ts';
import { isByPhone, type Method } from '../drivers/methods.ts';
import { afterPaying } from './after-paying.ts';
import type { Payable } from './payable.ts';
import type { Phase } from './phase.ts';
import type { Intents } from './use-intents.ts';
import { usePhases } from './use-phases.ts';

type Props = {
  readonly payable: Pick<Payable, 'number' | 'kind'>;
  readonly ref: string | null;
  readonly method: Method | undefined;
  readonly intents: Intents;
  readonly form: RefObject<Mounted | null>;
};

export type Paying = {
  readonly phase: Phase;
  readonly press: () => void;
  readonly goToBank: () => void;
  readonly hear: (uuid: string, event: DriverEvent) => void;
  /** Back to looking; a payment that is over is replaced by a new one. PAY-29. */
  readonly again: () => void;
};

/** From the pay button to having paid, by whichever way. PAY-23…33. */
export const usePaying = ({ payable, ref, method, intents, form }: Props): Paying => {
  const guest = useGuest();
  const { token } = guest;
  const { number } = payable;
  const { keeper } = intents;
  const { phase, send, slot, hear, again } = usePhases({ method, intents, form, noteAs: number });

  const refresh = useCallback(() => {
    refetchOrders(token).catch(() => undefined);
    refetchBills(token).catch(() => undefined);
  }, [token]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is entered once
  useEffect(() => {
    if (phase.kind === 'unclear') {
      const origin = payable.kind === 'bill' ? 'pay' : 'order';
      const query = { orderNumber: number, paymentUuid: phase.uuid, origin };
      go(pathTo('PaymentStatus', { session: token }, query), { replace: true });
    }
    if (phase.kind !== 'paid' && phase.kind !== 'promised') return;
    const uuid = phase.kind === 'paid' ? phase.uuid : null;
    keeper.leave(uuid ?? undefined);
    refresh();
    const leave = () => go(afterPaying(guest, { number, ref, uuid }), { replace: true });
    const timer = setTimeout(leave, TIMINGS.backdrop);
    return () => clearTimeout(timer);
  }, [phase]);

  const promise = async (selected_payment_type: 'cash' | 'room-bill') => {
    try {
      const answer = await api('POST /payments/cash/activate-cash-order', {
        body: { order: number, session: token, selected_payment_type },
        // One key per order: a second tap or a retry after a lost reply changes nothing.
        idempotencyKey: `${selected_payment_type}:${number}`,
      });
      receiveOrder(token, answer.order);
      send({ kind: 'promised' });
    } catch (error) {
      send({ kind: 'reset' });
      announceFailure(error);
      refresh();
      if (failureCode(error) === 'order_already_paid') {
        go(pathTo('Menu', { session: token }, { order: number }), { replace: true });
      }
    }
  };

  const press = () => {
    if (phase.kind !== 'open' || !method) return;
    if (!isByPhone(method)) {
      send({ kind: 'start' });
      void promise(method.promise);
      return;
    }
    if (slot?.state === 'refused') keeper.again(method.id);
    if (method.warns && (ref === 'select-items' || ref === 'order')) send({ kind: 'warn' });
    else send({ kind: 'start' });
  };

  return {
    phase,
    press,
    goToBank: () => send({ kind: 'start' }),
    hear,
    again,
  };
};
