import { beforeEach, expect, it, vi } from 'vitest';
import { aCart } from '../../testing/order-builders.ts';
import { aLine } from '../../testing/wire-builders.ts';
import { currentToasts } from '../../toasts/toasts.ts';
import { cartStore } from '../cart/index.ts';
import { removeSoldOut } from './remove-sold-out.ts';

const soup = { item_id: 'soup', item_name: 'Soup', available: false };
const lines = [
  aLine({ ...soup, cart_item_id: 's1' }),
  aLine({ ...soup, cart_item_id: 's2', variation_id: 'large' }),
  aLine({ item_id: 'pizza', cart_item_id: 'p1', variation_id: 'large', available: false }),
  aLine({ item_id: 'pizza', cart_item_id: 'p2' }),
];
const asked: unknown[] = [];
const remove = vi.fn();
beforeEach(() => {
  asked.length = 0;
  remove.mockClear();
  cartStore('s').accept(aCart({ cart: lines }));
});

it('[CART-22] a dish that is gone is taken out with all its lines by one call', async () => {
  const left = aCart({ cart: lines.slice(2) });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return Response.json({ data: left });
  });
  await removeSoldOut('s', remove);
  expect(asked).toEqual([['/api/cart/s/remove-menu-item', { menu_item_id: 'soup' }]]);
  expect(
    cartStore('s')
      .current()
      .cart.cart.map(line => line.cart_item_id),
  ).toEqual(['p1', 'p2']);
  expect(currentToasts()).toMatchObject([{ id: 'line-removed', tone: 'info' }]);
});

it('a line of a dish that is still to be had in another way goes alone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: aCart({ cart: lines.slice(2) }) }));
  await removeSoldOut('s', remove);
  expect(remove.mock.calls.map(([line]) => line.cart_item_id)).toEqual(['p1']);
});

it('without a network each line waits in the queue of the cart', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await removeSoldOut('s', remove);
  expect(remove.mock.calls.map(([line]) => line.cart_item_id)).toEqual(['p1', 's1', 's2']);
});
