import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import { loadScreen } from '../../app/screens.ts';
import { resetCache } from '../../data/cache.ts';
import type { Payment } from '../../data/payments.ts';
import { aPayment } from '../../testing/payment-builders.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { useCountdown } from './countdown/use-countdown.ts';
import PaymentStatus from './index.tsx';
import { StatusAction } from './StatusActions.tsx';
import { StatusWords } from './StatusWords.tsx';
import { statusView } from './status-view.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

/** What the phone asks our server, in turn, and what the server says. */
let asked: string[] = [];
let says: Payment['status'] = 'processing';

beforeEach(() => {
  vi.useFakeTimers();
  resetCache({});
  asked = [];
  says = 'processing';
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push(body ? `${path} ${body}` : path);
    const payment = aPayment({ status: says });
    return Response.json({ data: path.includes('/montonio/') ? { payment } : payment });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[STATUS-01] stands at /payment-status/:session', async () => {
  expect(matchPath('/payment-status/s')).toEqual({ name: 'PaymentStatus', params: { session: 's' } });
  expect(await loadScreen('PaymentStatus')).toBe(PaymentStatus);
  const { text } = shown(<PaymentStatus params={{ session: 's' }} />, {
    url: '/payment-status/s?paymentUuid=p',
  });
  expect(text).toContain('Confirming your payment');
});

describe('[STATUS-02] what the address says is what is asked about', () => {
  const BY_TOKEN = '/api/payments/neopay/check-payment-status {"token":"x"}';
  it.each([
    [
      'orderNumber=abc',
      ['/api/payments/last-payment/s {"unique_order_number":"abc"}', '/api/payments/check-payment-status/p'],
    ],
    ['paymentUuid=p&orderNumber=abc', ['/api/payments/check-payment-status/p']],
    ['paymentUuid=p&neopay-callback=1&token=x', [BY_TOKEN]],
    ['paymentUuid=p&neopay-callback=1&pending=1&data=x', ['/api/payments/check-payment-status/p']],
    ['paymentUuid=p&neopay-callback=1&canceled=1&data=x', [BY_TOKEN, '/api/payments/cancel/p']],
    ['paymentUuid=p&canceled=1', ['/api/payments/cancel/p']],
    ['paymentUuid=p&order-token=x', ['/api/payments/montonio/callback/s {"orderToken":"x"}']],
  ])('%s', async (query, first) => {
    const screen = await running(() => usePaymentWatch('s', new URLSearchParams(query)), undefined);
    await screen.later(100);
    expect(asked.slice(0, first.length).map(each => each.replace(/ \{\}$/, ''))).toEqual(first);
    await screen.leave();
  });
});

it('[STATUS-06] [STATUS-17] asked often enough it is not failed; when the two minutes are over the screen says that it is not known, and offers no second payment', async () => {
  const seen = () => ({ payment: aPayment({ status: 'processing' }), found: 'unknown' as const });
  const screen = await running(() => useCountdown('p', true), undefined);
  await screen.later(119_000);
  expect(statusView({ ...seen(), remaining: screen.value() })).toBe('long');
  await screen.later(1_000);
  expect(screen.value()).toBe(0);
  const view = statusView({ ...seen(), remaining: screen.value() });
  // An error, but none of the payment: only the provider says that it failed.
  expect(view).toBe('still');
  await screen.leave();
  const { text } = shown(<StatusWords view={view} {...seen()} remaining={0} />);
  expect(text).toContain('We are still checking');
  expect(text).toContain("Please don't pay again");
  expect(shown(<StatusAction view={view} again="/pay/s/abc" back="/menu/s" />).names).not.toContain(
    'Pay again',
  );
});

it('[STATUS-17] goes on looking afterwards, and when the page is looked at again', async () => {
  const screen = await running(() => usePaymentWatch('s', new URLSearchParams('paymentUuid=p')), undefined);
  // One step a time: each try waits for the one before it.
  for (let tries = 0; tries < 12; tries += 1) await screen.later(2_000);
  expect(screen.value().found).toBe('unknown');
  const before = asked.length;
  await screen.look('hidden');
  await screen.later(60_000);
  expect(asked).toHaveLength(before);
  says = 'paid';
  await screen.look('visible');
  expect(screen.value().payment?.status).toBe('paid');
  await screen.leave();
});

it('[STATUS-03] [STATUS-04] says one thing about a payment: the sum while it is charged or was, and time only while it counts', () => {
  const words = (view: Parameters<typeof StatusWords>[0]['view'], status: Payment['status']) =>
    shown(<StatusWords view={view} payment={aPayment({ status, total: 12.5 })} remaining={90_000} />);
  expect(words('waiting', 'processing').text).toMatch(/^Confirming your payment 12,50.€ .*1:30$/);
  expect(words('still', 'checking').text).toMatch(
    /^We are still checking 12,50.€ .*show the staff this page\.$/,
  );
  expect(words('paid', 'paid').text).toMatch(/^Payment received 12,50.€ Thank you!$/);
  expect(words('failed', 'failed').text).not.toMatch(/12,50|1:30/);
  // It leads back at once: nothing else may be read meanwhile.
  expect(words('canceled', 'canceled').text).toBe('');
});

describe('a payment that is over without money', () => {
  it.each<[string, Partial<Payment>, string]>([
    ['[PAY-41] the bank declined', { status: 'failed', failure: 'declined' }, 'The payment was declined'],
    [
      '[PAY-42] too little money',
      { status: 'failed', failure: 'insufficient_funds' },
      'Not enough money on this card',
    ],
    [
      '[PAY-43] the session expired',
      { status: 'expired' },
      'The payment session has expired Nothing was charged. Please start over.',
    ],
    ['anything else', { status: 'failed', failure: 'generic' }, 'The payment did not go through'],
  ])('%s', (_, over, words) => {
    const { text } = shown(<StatusWords view="failed" payment={aPayment(over)} remaining={0} />);
    expect(text).toContain(words);
  });
});
