import { useEffect, useState } from 'react';
import { noteUnderWay, recallUnderWay } from '../../../data/connection/under-way.ts';
import { type Payment, refetchPayment } from '../../../data/payments.ts';
import { isFinal } from './is-final.ts';

/**
 * Was a payment of this phone for it sent already (a reload, a way back)? Then it is asked about first: one that may still
 * come through is followed where the guest waits for it, and nobody pays twice. True once that is known.
 */
export const useUnderWay = (number: string, follow: (payment: Payment) => void): boolean => {
  // Noted before: a payment that begins on this screen is no reason to leave it.
  const [looked, setLooked] = useState(() => (recallUnderWay(number) === null ? number : ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is looked at once
  useEffect(() => {
    const uuid = recallUnderWay(number);
    if (uuid === null || looked === number) {
      setLooked(number);
      return;
    }
    let here = true;
    const look = async () => {
      const payment = await refetchPayment(uuid).catch(() => null);
      if (!here) return;
      const open = payment && !isFinal(payment) && payment.status !== 'created';
      if (payment && (open || payment.status === 'paid')) {
        follow(payment);
        return;
      }
      if (payment) noteUnderWay(number, null);
      setLooked(number);
    };
    void look();
    return () => {
      here = false;
    };
  }, [number]);
  return looked === number;
};
