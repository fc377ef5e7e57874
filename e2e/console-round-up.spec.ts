import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test as ofItsOwn } from './support/demo-of-its-own.ts';
import { CARDS, expectPaidOrder, method, orderAndPay, payButton, typeCard } from './support/pay.ts';
import { expect } from './support/test.ts';

const test = ofItsOwn;
test.use({ house: 'round-up' });

test('guests are offered to round up once the owner chose for whom, never ticked for them, and it is owed to the recipient', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openConsole(page, 'vilnius', 'settings', 'owner');
  await page.goto('/console/vilnius/settings/tips');
  const offered = page.getByRole('combobox', { name: 'Offer to round up for' });
  await expect(offered).toHaveValue('Nobody: do not offer it');
  await offered.click();
  await page.getByRole('option', { name: /Last Street|Paskutinė gatvė/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save/ }).last().click();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL });
  const guest = await phone.newPage();
  await orderAndPay(guest, 'VILNIUS-PICKUP');
  const rounding = guest.getByRole('checkbox', { name: /^Round up to 7,00/ });
  await expect(rounding).not.toBeChecked();
  await expect(guest.getByText(/^0,80.* for The Last Street animal shelter/)).toBeVisible();
  await method(guest, 'Card').check();
  await typeCard(guest, CARDS.stripe.good);
  await expect(payButton(guest)).toHaveText('Pay · 6,20 €');
  await rounding.check();
  await expect(payButton(guest)).toHaveText('Pay · 7,00 €');
  await expect(guest.getByRole('region', { name: 'Your order' }).getByText('Donation')).toBeVisible();
  await expectAccessible(guest);
  await payButton(guest).click();
  await expectPaidOrder(guest);
  await phone.close();

  await page.goto('/console/vilnius/tips');
  const owed = page.getByRole('heading', { name: /Last Street|Paskutinė gatvė/, level: 3 });
  await expect(owed.first()).toBeVisible();
});
