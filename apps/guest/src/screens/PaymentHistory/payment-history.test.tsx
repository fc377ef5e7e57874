import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../../app/navigation.ts';
import { matchPath } from '../../app/paths.ts';
import { loadScreen } from '../../app/screens.ts';
import { readEntry, resetCache } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import PaymentHistory from './index.tsx';
import { openPayment } from './open-payment.ts';
import type { PastPayment } from './use-history.ts';

vi.mock(import('../../app/navigation.ts'), async original => ({ ...(await original()), go: vi.fn() }));

const past: PastPayment = {
  uuid: 'p',
  paid_at: '2026-03-18T10:30:00.000Z',
  total: 12.5,
  refunded: 2,
  order_type: 'order',
  unique_order_number: 'abc',
  venue_name: 'Senamiesčio stalas',
};

beforeEach(() => {
  resetCache({});
  vi.mocked(go).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('[HIST-01] stands at /payments/history/:session', async () => {
  const path = '/payments/history/s';
  expect(matchPath(path)).toEqual({ name: 'PaymentHistory', params: { session: 's' } });
  expect(await loadScreen('PaymentHistory')).toBe(PaymentHistory);
  const more = { 'payments:s': [past] };
  const { text, html } = shown(<PaymentHistory params={{ session: 's' }} />, { url: path, more });
  expect(text).toContain('Senamiesčio stalas');
  expect(text).toMatch(/12,50\s€/);
  expect(html).toContain('data-payment="p"');
});

it('[HIST-05] a payment for an order reads the orders, then opens the menu with that order', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    expect(go).not.toHaveBeenCalled();
    return Response.json({ data: { orders: [anOrder()] } });
  });
  await openPayment('s', past);
  expect(asked).toEqual(['/api/orders/get-orders/s']);
  expect(readEntry<readonly unknown[]>(keys.orders('s')).data).toHaveLength(1);
  expect(go).toHaveBeenCalledExactlyOnceWith('/menu/s?order=abc');
});

it('[HIST-05] it is opened without a network as well', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await openPayment('s', past);
  expect(go).toHaveBeenCalledExactlyOnceWith('/menu/s?order=abc');
});

it('[HIST-04] a payment for a bill opens what was paid', async () => {
  await openPayment('s', { ...past, order_type: 'pay' });
  expect(go).toHaveBeenCalledExactlyOnceWith('/success/s?orderNumber=abc&paymentUuid=p');
});
