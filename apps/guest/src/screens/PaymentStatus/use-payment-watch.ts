import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { readEntry, subscribeEntry } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import { type Payment, receivePayment, refetchPayment } from '../../data/payments.ts';
import { isFinal, PAY_TIMINGS, returnOf } from '../../features/pay/index.ts';
import { type Found, watchPayment } from './watch-payment.ts';

export type PaymentWatch = { readonly payment: Payment | undefined; readonly found: Found | undefined };

/** What the bank says first; then it is ended where it can still be. */
const breakOff = async (
  session: string,
  uuid: string,
  read: ((session: string) => Promise<Payment>) | null,
): Promise<Payment> => {
  const said = read && (await read(session).catch(() => null));
  return said && isFinal(said) ? said : api('POST /payments/cancel/{uuid}', { uuid });
};

/**
 * What becomes of a payment: asked for as the spec says, heard in realtime, and afterwards looked at now and then, when
 * the page is looked at, and when the phone is back. STATUS-14…17.
 */
export const usePaymentWatch = (session: string, query: URLSearchParams): PaymentWatch => {
  const [uuid, setUuid] = useState(query.get('paymentUuid'));
  const [found, setFound] = useState<Found>();
  const [payment, setPayment] = useState<Payment>();
  const asked = query.toString();

  useEffect(() => {
    const address = new URLSearchParams(asked);
    const named = address.get('paymentUuid');
    const number = address.get('orderNumber') ?? '';
    const bank = returnOf(address);
    let here = true;
    let timer: ReturnType<typeof setTimeout>;
    void watchPayment({
      uuid: named,
      last: () =>
        api('POST /payments/last-payment/{session}', { session, body: { unique_order_number: number } }),
      check: id => api('GET /payments/check-payment-status/{uuid}', { uuid: id }),
      byToken: bank.kind === 'token' ? () => bank.read(session) : null,
      cancel: bank.kind === 'canceled' ? id => breakOff(session, id, bank.read) : null,
      wait: milliseconds =>
        new Promise(done => {
          timer = setTimeout(done, milliseconds);
        }),
      tell: answer => {
        if (!here) return;
        receivePayment(answer);
        setUuid(answer.uuid);
        setPayment(answer);
      },
      stopped: () => !here,
    }).then(result => here && setFound(result));
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [session, asked]);

  useEffect(() => {
    if (uuid === null) return;
    const key = keys.payment(uuid);
    return subscribeEntry(key, () => setPayment(readEntry<Payment>(key).data));
  }, [uuid]);

  const open = found === 'unknown' && !(payment && isFinal(payment));
  useEffect(() => {
    if (uuid === null || !open) return;
    const look = () => {
      if (document.visibilityState === 'visible') refetchPayment(uuid).catch(() => undefined);
    };
    const timer = setInterval(look, PAY_TIMINGS.afterwards);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [uuid, open]);

  return { payment, found };
};
