import type { CallAnswer } from '@tableside/contract/client';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/demo-of-its-own.ts';
import { cartLink, openCart, placeButton } from './support/guest.ts';
import { chooseAt, inHall, RAMEN, TACO } from './support/hall.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { CARDS, method, payButton, typeCard } from './support/pay.ts';
import { expect } from './support/test.ts';

test.use({ house: 'food-court-together' });

test('[FOOD-08][RT-18] two phones fill one basket: each sees at once what the other puts in, one of them orders it, and both follow what becomes of it', async ({
  page,
  anotherPhone,
}) => {
  test.slow();
  await page.goto('/food-court/HALL');
  await chooseAt(page, RAMEN);
  await openCart(page);
  const together = page.getByRole('region', { name: 'Fill one basket together' });
  const answer = page.waitForResponse('**/food-courts/share-basket/*');
  await together.getByRole('button', { name: 'Fill one basket together' }).click();
  const { data } = (await (await answer).json()) as {
    data: CallAnswer<'POST /food-courts/share-basket/{session}'>;
  };
  await expect(together.getByRole('img', { name: 'Code of this basket' })).toBeVisible();
  await expect(together).toContainText('1 phone fills this basket');
  await expectAccessible(page);
  expect.soft(await whatIsCut(page)).toEqual([]);

  // The other reads the code, is asked first, and goes on in the hall with what is in the basket.
  const other = await anotherPhone();
  await other.goto(data.address);
  const asked = other.getByRole('region', { name: 'Fill one basket together?' });
  await expect(asked).toBeVisible();
  await expectAccessible(other);
  await asked.getByRole('button', { name: 'Join in' }).click();
  await expect(asked).toBeHidden();
  await expect(other).toHaveURL(/\/food-court\/HALL$/);
  await expect(cartLink(other)).toHaveAccessibleName(/1 .*6,40/);
  await expect(together).toContainText('2 phones fill this basket together');

  // A dish of another stall stands in the first one's open basket at once.
  await expect(inHall(other)).toBeVisible();
  await chooseAt(other, TACO);
  await expect(page.getByRole('region', { name: TACO.name })).toContainText(TACO.dish);
  await expect(placeButton(page)).toContainText('11,20');
  await openCart(other);
  await expect(placeButton(other)).toContainText('11,20');
  // So does what either changes of the other's.
  await page.getByRole('button', { name: `One more: ${TACO.dish}` }).click();
  await expect(placeButton(other)).toContainText('16,00');
  await expectAccessible(other);
  expect.soft(await whatIsCut(other)).toEqual([]);

  // One orders all of it; the other reads so, has no basket any more, and finds both orders.
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/food-court\/pay\/HALL\/[^/]+$/);
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await expect(placeButton(other)).toHaveCount(0);
  await method(page, 'Card').check();
  await expect(payButton(page)).toContainText('16,00');
  await typeCard(page, CARDS.stripe.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/food-court\/view\/multi-merchant-order\/HALL\?/);
  await other.goto('/food-court/orders/HALL');
  const rows = other.getByRole('list').getByRole('button');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: TACO.name })).toContainText(`2 × ${TACO.dish}`);
  await expect(rows.filter({ hasText: RAMEN.name })).toContainText('Being prepared');
  await expectAccessible(other);
});
