import { afterEach, expect, it, vi } from 'vitest';
import { requestReceipt } from './receipts.ts';

afterEach(() => vi.unstubAllGlobals());

it('[RECEIPT-06] a payment is always known by its uuid here, so its receipt is asked for by that', async () => {
  const fetched = vi.fn(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', fetched);
  await requestReceipt('p', 'ruta@example.test');
  const [[path, { body }] = []] = fetched.mock.calls as unknown as [string, { body: string }][];
  expect(path).toBe('/api/payments/request-receipt-v2');
  expect(JSON.parse(body ?? '{}')).toEqual({ email: 'ruta@example.test', payment_uuid: 'p' });
});
