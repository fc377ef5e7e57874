import { formatTime } from '@tableside/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import { loadScreen } from '../../app/screens.ts';
import { resetCache } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import { usePayment } from '../../data/payments.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { aPayment } from '../../testing/payment-builders.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { aBill, aSession } from '../../testing/wire-builders.ts';
import { handedOver } from './hand-over.ts';
import PaymentSuccess from './index.tsx';

afterEach(() => vi.unstubAllGlobals());

type Known = Parameters<typeof shown>[1];
const page = (over: Parameters<typeof aPayment>[0] = {}, known: Known = {}, query = 'paymentUuid=p') =>
  shown(<PaymentSuccess params={{ session: 's' }} />, {
    session: aSession({ restaurant: { address: 'Pilies g. 1', phone: '+370 600 00000' } }),
    url: `/success/s?${query}`,
    more: { [keys.payment('p')]: aPayment(over), ...known.more },
    ...known,
  });

describe('what was paid', () => {
  it('[RESULT-01] stands at /success/:session', async () => {
    expect(matchPath('/success/s')).toEqual({ name: 'PaymentSuccess', params: { session: 's' } });
    expect(await loadScreen('PaymentSuccess')).toBe(PaymentSuccess);
    expect(page({}, {}, 'orderNumber=abc&paymentUuid=p').text).toContain('Payment received');
  });

  it.each(['visa', 'mastercard', 'maestro'])(
    '[RESULT-05] the card bears the mark it bore among the ways to pay: %s',
    brand => {
      const paid = { wallet: null, bank: null, card_brand: brand, card_last4: '4242' };
      const { html } = page({ payment_data: paid });
      expect(/data-mark="(\w+)"/.exec(html)?.[1]).toBe(brand === 'maestro' ? undefined : brand);
    },
  );

  it('[RESULT-06] a receipt can be had', () => {
    expect(page().control('Get a receipt').disabled).toBe(false);
    expect(page({ status: 'failed' }).names).not.toContain('Get a receipt');
  });

  it('[RESULT-07] an invoice only where the venue makes them', () => {
    const session = aSession({ restaurant: { functionalities: ['order', 'request-invoice'] } });
    expect(page({}, { session }).control('Get a VAT invoice').href).toBe('/request-invoice/p?language=en');
    expect(page().names).not.toContain('Get a VAT invoice');
  });

  it('[RESULT-09] when it was ordered, who handled the money, and the venue', () => {
    const orders = [anOrder({ unique_order_number: 'abc', placed_at: '2026-03-18T10:05:00.000Z' })];
    const { text, control } = page({ order_type: 'order' }, { orders });
    expect(text).toContain(`Placed at ${formatTime('2026-03-18T10:05:00.000Z')}`);
    expect(text).toContain('Handled by Stripe');
    expect(text).toContain('Venue Venue Pilies g. 1');
    expect(control('+370 600 00000').href).toBe('tel:+37060000000');
    const bills = [aBill({ unique_order_number: 'abc', opened_at: '2026-03-18T09:40:00.000Z' })];
    const bill = page({}, { more: { [keys.bills('s')]: bills, [keys.payment('p')]: aPayment() } }).text;
    expect(bill).toContain(`opened at ${formatTime('2026-03-18T09:40:00.000Z')}`);
  });

  it('who comes with no payment is led on', () => {
    const { text, control } = page({}, {}, '');
    expect(text).toContain('We could not find this payment.');
    expect(control('Back to the menu').href).toBe('/menu/s');
  });

  it('nobody handled what was paid to the house', () => {
    expect(page({ method: 'cash', payment_data: null }).text).not.toContain('Handled by');
  });

  it('[RESULT-10] a button leads back', () => {
    expect(page().control('Back').disabled).toBe(false);
    expect(page().control('Back to the menu').href).toBe('/menu/s');
  });

  it('[RESULT-11] a failed payment says so, and leads back to paying and to the menu', () => {
    const { text, control } = page({ status: 'failed', failure: 'declined' });
    expect(text).toContain('The payment did not go through. Nothing was charged; please try again.');
    expect(text).not.toMatch(/Payment received|Paid with|Handled by|Paid at|Get a receipt/);
    expect(text).toMatch(/To pay \S+.€/);
    expect(control('Pay again').href).toBe('/pay/s/abc');
    expect(control('Back to the menu').href).toBe('/menu/s');
  });
});

it('[RESULT-12] the amount is read with payment-by-uuid', async () => {
  resetCache({});
  const asked: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ data: aPayment({ amount: 7.25 }) });
  });
  const screen = await running(usePayment, 'p');
  await screen.later(10);
  expect(asked).toEqual(['/api/payments/payment-by-uuid/p']);
  expect(screen.value().data?.amount).toBe(7.25);
  await screen.leave();
  vi.useRealTimers();
});

describe('[RESULT-02][RESULT-13] an address that a bank wrote is read by the rules of the status screen', () => {
  it.each([
    'orderNumber=abc&paymentUuid=p&origin=pay&neopay-callback=1&token=x',
    'orderNumber=abc&origin=pay&neopay-callback=1&canceled=1&data=x',
    'paymentUuid=p&origin=order&pending=1',
    'paymentUuid=p&order-token=x',
  ])('%s', query => {
    expect(handedOver('s', new URLSearchParams(query))).toBe(`/payment-status/s?${query}`);
    expect(page({}, {}, query).text).not.toContain('Payment received');
  });

  it('any other is this screen’s own', () => {
    expect(handedOver('s', new URLSearchParams('orderNumber=abc&paymentUuid=p&origin=pay'))).toBeNull();
  });
});
