import { expect, it, vi } from 'vitest';
import { aCart } from '../../testing/order-builders.ts';
import { aLine } from '../../testing/wire-builders.ts';
import { sendOp } from './send-op.ts';

it('[ITEM-15] [ITEM-16] [ENTITY-25] tells the server of a dish by the names of the wire, each option once', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    asked.push([method, path, JSON.parse(body)]);
    return Response.json({ data: aCart({}) });
  });
  const line = aLine({ item_id: 'pizza', variation_id: 'large', quantity: 2, note: 'well done' });
  const groups = [{ id: 'toppings', options: ['olives', 'ham'] }];
  await sendOp('s', { kind: 'add', line, groups }, null, 'once');
  const body = {
    menu_item_id: 'pizza',
    quantity: 2,
    variation_id: 'large',
    note: 'well done',
    option_groups: [{ id: 'toppings', options: ['olives', 'ham'].map(id => ({ id, quantity: 1 })) }],
  };
  expect(asked).toEqual([['POST', '/api/cart/s/add', body]]);
  vi.unstubAllGlobals();
});
