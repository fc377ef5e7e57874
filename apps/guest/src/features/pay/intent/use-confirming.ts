import { useEffect } from 'react';
import { readEntry, subscribeEntry } from '../../../data/cache.ts';
import { keys } from '../../../data/keys.ts';
import { type Payment, refetchPayment } from '../../../data/payments.ts';
import { PAY_TIMINGS } from '../timings.ts';
import type { Phase, PhaseEvent } from './phase.ts';

/** While a form is at work or done, hears and asks how its payment stands, for a short while. */
export const useConfirming = (phase: Phase, send: (event: PhaseEvent) => void): void => {
  const uuid = phase.kind === 'working' || phase.kind === 'confirming' ? phase.uuid : null;
  const asks = phase.kind === 'confirming';

  useEffect(() => {
    if (uuid === null) return;
    const key = keys.payment(uuid);
    return subscribeEntry(key, () => {
      const payment = readEntry<Payment>(key).data;
      if (payment) send({ kind: 'told', payment });
    });
  }, [uuid, send]);

  useEffect(() => {
    if (uuid === null || !asks) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      tries += 1;
      await refetchPayment(uuid).catch(() => undefined);
      if (tries >= PAY_TIMINGS.confirmTries) send({ kind: 'patienceOver' });
      else timer = setTimeout(ask, PAY_TIMINGS.confirmEvery);
    };
    void ask();
    return () => {
      // One try more than there may be: an answer on its way starts no other.
      tries = PAY_TIMINGS.confirmTries;
      clearTimeout(timer);
    };
  }, [uuid, asks, send]);
};
