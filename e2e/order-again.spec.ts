import { expectAccessible } from './support/accessible.ts';
import { expectToast, openMenu, sheet } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('a guest orders the same again with one tap, and reads what has run out meanwhile', async ({
  page,
  desk,
}) => {
  // No other journey's dish: it is sold out for every table.
  const soldOut = 'Balandėliai';
  await desk.setStock('vilnius', soldOut, null);
  await desk.freeTable('vilnius', 'VILNIUS-9');
  await openMenu(page, 'VILNIUS-9');
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  // The first order comes by the API from this very phone: ordering has journeys of its own.
  const order = await page.evaluate(async token => {
    const call = async (path: string, body?: object) => {
      const answer = await fetch(`/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()).data;
    };
    await call(`/cart/${token}/add`, { menu_item_id: 'balandeliai', quantity: 1 });
    await call(`/cart/${token}/add`, { menu_item_id: 'honey-cake', quantity: 2 });
    const placed = await call(`/cart/${token}/place-order`, {});
    const number: string = placed.order.unique_order_number;
    await call('/payments/cash/activate-cash-order', {
      order: number,
      session: token,
      selected_payment_type: 'cash',
    });
    return number;
  }, session);
  await page.goto(`/orders/${session}`);
  const again = page.getByRole('button', { name: /^Order again/ });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await expectToast(page, '3 items added to your cart', () => again.click());
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();

  await desk.setStock('vilnius', soldOut, 0);
  await page.goto(`/view-order-headless/${session}/${order}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  const result = sheet(page, '2 items added to your cart');
  await expect(result).toContainText('Sold out');
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Go to the cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
  await desk.setStock('vilnius', soldOut, null);
});
