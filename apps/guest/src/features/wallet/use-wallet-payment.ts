import { useCallback, useEffect, useReducer, useRef } from 'react';
import { TIMINGS } from '../../app/timings.ts';
import { track } from '../../data/analytics/analytics.ts';
import { noteUnderWay } from '../../data/connection/under-way.ts';
import { useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { type DriverEvent, type FormAction, phaseAfter, useConfirming } from '../pay/index.ts';
import { beginPayment, endPayment } from './begin-payment.ts';
import type { Begun, WalletAt, WalletUse } from './begun.ts';

const TOAST = 'wallet';

/** From the guest's word in the wallet's sheet to having paid, or to where they go instead. PAY-21, PAY-29…33. */
export const useWalletPayment = (at: WalletAt, use: WalletUse) => {
  const t = useT();
  const [phase, send] = useReducer(phaseAfter, { kind: 'open' });
  useConfirming(phase, send);
  const latest = useRef({ ...use, at });
  latest.current = { ...use, at };
  const begun = useRef<{ readonly what: Begun; readonly uuid: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is entered once
  useEffect(() => {
    const { what, uuid = '' } = begun.current ?? {};
    if (!what) return;
    if (phase.kind === 'unclear') what.follow(uuid, 'unclear');
    if (phase.kind === 'failed') {
      track('purchase_failed');
      noteUnderWay(what.noteAs, null);
      begun.current = null;
      const title = t(`pay.failed.${phase.failure}`);
      showToast({ id: TOAST, tone: 'error', title, text: t(`pay.failed.${phase.failure}Text`) });
      void endPayment(uuid).then(() => {
        send({ kind: 'reset' });
        latest.current.onFailed(what);
      });
    }
    if (phase.kind !== 'paid') return;
    noteUnderWay(what.noteAs, null);
    what.onPaid();
    const timer = setTimeout(() => what.follow(uuid, 'paid'), TIMINGS.backdrop);
    return () => clearTimeout(timer);
  }, [phase]);

  const begin = useCallback(async (): Promise<FormAction | null> => {
    const {
      begin: prepare,
      amount,
      onFailed,
      at: { ahead, ...where },
    } = latest.current;
    const what = ahead && (await prepare(amount));
    if (!what) return null;
    const made = await beginPayment(ahead.method, what.wish, amount, where);
    if (!made) {
      onFailed(what);
      return null;
    }
    begun.current = { what, uuid: made.uuid };
    noteUnderWay(what.noteAs, made.uuid);
    send({ kind: 'form', uuid: made.uuid, event: { kind: 'busy' } });
    return made.action;
  }, []);

  const tell = useCallback(
    (event: DriverEvent) => begun.current && send({ kind: 'form', uuid: begun.current.uuid, event }),
    [],
  );
  return { phase, begin, tell, label: begun.current?.what.label ?? null };
};
