import { afterEach, expect, it, vi } from 'vitest';
import { requestReceipt } from './receipts.ts';

afterEach(() => vi.unstubAllGlobals());

it('[RECEIPT-06] a payment is always known by its uuid here, so its receipt is asked for by that', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return Response.json({ data: {} });
  });
  await requestReceipt('p', 'ruta@example.test');
  expect(asked).toEqual([
    ['/api/payments/request-receipt-v2', { email: 'ruta@example.test', payment_uuid: 'p' }],
  ]);
});
