import { useEffect, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { noteUnderWay, recallUnderWay } from '../../data/connection/under-way.ts';
import { refetchPayment } from '../../data/payments.ts';
import { isFinal } from '../../features/pay/index.ts';

/**
 * Was a payment of this phone for it sent already (a reload, a way back)? Then it is asked about first: one that may still
 * come through leads to where the guest waits for it, and nobody pays twice. True once that is known.
 */
export const useUnderWay = (session: string, number: string): boolean => {
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
      if (open || payment?.status === 'paid') {
        const query = { orderNumber: number, paymentUuid: uuid, origin: payment.order_type };
        go(pathTo('PaymentStatus', { session }, query), { replace: true });
        return;
      }
      if (payment) noteUnderWay(number, null);
      setLooked(number);
    };
    void look();
    return () => {
      here = false;
    };
  }, [session, number]);
  return looked === number;
};
