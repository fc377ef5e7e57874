import { useEffect, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { api } from '../../data/api.ts';
import { receivePayment } from '../../data/payments.ts';

/**
 * Before anything can be paid: is a payment of this phone for it under way already (a reload, a way back)? Then the guest
 * goes to see what becomes of it, and nobody pays twice. True once that is looked at.
 */
export const useUnderWay = (session: string, number: string): boolean => {
  const [looked, setLooked] = useState('');
  useEffect(() => {
    let here = true;
    const look = async () => {
      const body = { unique_order_number: number };
      // None, or no answer: our server refuses a second payment for the same anyhow.
      const payment = await api('POST /payments/last-payment/{session}', { session, body }).catch(() => null);
      if (!here) return;
      if (payment?.status === 'processing' || payment?.status === 'checking') {
        receivePayment(payment);
        const origin = payment.order_type;
        const query = { orderNumber: number, paymentUuid: payment.uuid, origin };
        go(pathTo('PaymentStatus', { session }, query), { replace: true });
      } else setLooked(number);
    };
    if (number) void look();
    return () => {
      here = false;
    };
  }, [session, number]);
  return looked === number;
};
