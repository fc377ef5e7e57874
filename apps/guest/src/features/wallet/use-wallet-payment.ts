import type { WalletAhead } from '@tableside/contract/http/payments';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { TIMINGS } from '../../app/timings.ts';
import { track } from '../../data/analytics/analytics.ts';
import { refetchBills } from '../../data/bills.ts';
import { noteUnderWay } from '../../data/connection/under-way.ts';
import { refetchOrders } from '../../data/orders.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { afterPaying, type DriverEvent, type FormAction, phaseAfter, useConfirming } from '../pay/index.ts';
import { useGuest } from '../venue/index.ts';
import { beginPayment, endPayment } from './begin-payment.ts';
import type { Begun, WalletUse } from './begun.ts';

const TOAST = 'wallet';

/** From the guest's word in the wallet's sheet to having paid, or to where they go instead. PAY-21, PAY-29…33. */
export const useWalletPayment = (ahead: WalletAhead | null, use: WalletUse) => {
  const t = useT();
  const guest = useGuest();
  const { token, restaurant } = guest;
  const { decimals } = restaurant.currency;
  const [phase, send] = useReducer(phaseAfter, { kind: 'open' });
  useConfirming(phase, send);
  const latest = useRef(use);
  latest.current = use;
  const begun = useRef<{ readonly what: Begun; readonly uuid: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is entered once
  useEffect(() => {
    const { what, uuid = '' } = begun.current ?? {};
    if (!what) return;
    const number = what.wish.order;
    if (phase.kind === 'unclear') {
      const origin = what.kind === 'bill' ? 'pay' : 'order';
      const query = { orderNumber: number, paymentUuid: uuid, origin };
      go(pathTo('PaymentStatus', { session: token }, query), { replace: true });
    }
    if (phase.kind === 'failed') {
      track('purchase_failed');
      noteUnderWay(number, null);
      begun.current = null;
      const title = t(`pay.failed.${phase.failure}`);
      showToast({ id: TOAST, tone: 'error', title, text: t(`pay.failed.${phase.failure}Text`) });
      void endPayment(uuid).then(() => {
        send({ kind: 'reset' });
        latest.current.onFailed(what);
      });
    }
    if (phase.kind !== 'paid') return;
    noteUnderWay(number, null);
    refetchOrders(token).catch(() => undefined);
    refetchBills(token).catch(() => undefined);
    const ref = what.kind === 'bill' ? 'select-items' : null;
    const leave = () => go(afterPaying(guest, { number, ref, uuid }), { replace: true });
    const timer = setTimeout(leave, TIMINGS.backdrop);
    return () => clearTimeout(timer);
  }, [phase]);

  const begin = useCallback(async (): Promise<FormAction | null> => {
    const { begin: prepare, amount, onFailed } = latest.current;
    const what = ahead && (await prepare(amount));
    if (!what) return null;
    const made = await beginPayment(ahead.method, what.wish, amount, decimals);
    if (!made) {
      onFailed(what);
      return null;
    }
    begun.current = { what, uuid: made.uuid };
    noteUnderWay(what.wish.order, made.uuid);
    send({ kind: 'form', uuid: made.uuid, event: { kind: 'busy' } });
    return made.action;
  }, [ahead, decimals]);

  const tell = useCallback(
    (event: DriverEvent) => begun.current && send({ kind: 'form', uuid: begun.current.uuid, event }),
    [],
  );
  return { phase, begin, tell, label: begun.current?.what.label ?? null };
};
