import { expectAccessible } from './support/accessible.ts';
import { addDish, openCart, openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('what goes with the dishes of the cart is offered beside it, and leaves once it is taken', async ({
  page,
  desk,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-8');
  await openMenu(page, 'VILNIUS-8');
  await addDish(page, 'Honey cake');
  await openCart(page);
  const offered = page.getByRole('region', { name: 'Goes well with it' });
  await expect(offered.getByRole('listitem')).not.toHaveCount(0);
  expect(await offered.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  // It comes late, below everything that is read or written in: nothing moves.
  const written = page.getByRole('button', { name: /^Add a (note|discount)/ });
  for (const each of await written.all()) {
    const [above, below] = await Promise.all([each.boundingBox(), offered.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  }
  await expect(written).not.toHaveCount(0);
  await expectAccessible(page);
  const tea = offered.getByRole('listitem').filter({ hasText: 'Black tea with lemon' });
  await tea.getByRole('button', { name: 'Add Black tea with lemon to the cart' }).click();
  await expect(tea).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '2 items' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Black tea with lemon' })).toBeVisible();
});
