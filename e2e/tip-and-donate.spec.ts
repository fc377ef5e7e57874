import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { mailTo, payForDish } from './support/paid-order.ts';
import { CARDS, cardFrame, method, payButton, typeCard } from './support/pay.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const amount = (page: Page, sum: string) => page.getByRole('radio', { name: sum });

test('[TIPCARD-01][TIPCARD-02][TIPCARD-07][TIPCARD-10][TIPCARD-12][TIPCARD-21][TIPCARD-22][TIPCARD-27][TIPCARD-28][TIPCARD-30][TIPCARD-31][TIPCARD-32] a guest tips a waiter by card, is thanked, and has the receipt', async ({
  page,
}) => {
  test.slow();
  await page.goto('/tip/RUTA?lang=en');
  await expect(heading(page, 'A tip for Rūta')).toBeVisible();
  await expect(page.getByText('All of it goes to Rūta.')).toBeVisible();
  await expectAccessible(page);
  // Nothing that costs money is chosen, and the button leads to what is missing.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose an amount' }).click();
  await expect(page.getByRole('group', { name: 'How much?' })).toBeFocused();
  await amount(page, '5,00').check();
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.good);
  await expect(payButton(page)).toHaveText('Pay · 5,00 €');
  await expectAccessible(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/tip\/success\/RUTA\?.*paymentUuid=/);
  // In the page, which says thanks already: nothing opens over it.
  await expect(page.getByText('You have made my evening')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.getByText('For Rūta')).toBeVisible();
  await expect(page.getByRole('status').getByText('5,00 €')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How was it?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get a receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByText('Tip', { exact: true })).toBeVisible();
  await expect(receipt.getByText(/VAT/)).toHaveCount(0);
  await expect(receipt.getByRole('link', { name: /invoice/i })).toHaveCount(0);
  await receipt.getByRole('button', { name: 'Close' }).click();
  await expect(receipt).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(heading(page, 'A tip for Rūta')).toBeVisible();
});

test('[TIPCHIP-06][TIPCARD-41] a guest who paid before the kitchen cooked leaves a tip afterwards, by the order itself where the venue has no tip card', async ({
  page,
  desk,
}) => {
  test.slow();
  const code = 'VILNIUS-BAR-TERRACE';
  await desk.freeTable('vilnius-bar', code);
  const { session, number } = await payForDish(page, code, 'Herring with porcini');
  const order = page.locator(`article[data-order="${number}"]`);
  const itsPage = `/orders/${session}?lang=en&orderNumber=${number}`;
  await page.goto(itsPage);
  await expect(order.getByText('Would you like to tip?')).toBeVisible();
  await expectAccessible(page);
  // Nothing that costs money is chosen, and nobody has to close anything.
  await expect(order.getByRole('link', { name: /^A tip for the team/ })).toBeHidden();
  await order.getByRole('radio', { name: /^10.%/ }).check({ force: true });
  await order.getByRole('link', { name: /^A tip for the team/ }).click();
  await expect(page).toHaveURL(/\/thanks\//);
  await expect(amount(page, '1,96')).toBeChecked();
  await expectAccessible(page);
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/thanks\/.*paymentUuid=/);
  await expect(heading(page, 'Thank you!')).toBeVisible();
  // The address alone still says so, as after a bank; nothing more is asked for.
  await page.reload();
  await expect(heading(page, 'Thank you!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the menu' }).click();
  await page.goto(itsPage);
  await expect(order).toBeVisible();
  await expect(order.getByText('Would you like to tip?')).toBeHidden();
});

test('[TIPCARD-08][TIPCARD-19][TIPCARD-20][TIPCARD-23][TIPCARD-36][TIPCARD-39] a guest chooses of the team whom to tip, is declined, and tips by bank', async ({
  page,
}) => {
  test.slow();
  await page.goto('/tip/TEAM?lang=en');
  await expect(heading(page, 'A tip for the team')).toBeVisible();
  await page.getByRole('radio', { name: 'Jonas' }).check();
  await expect(heading(page, 'A tip for Jonas')).toBeVisible();
  await page.getByRole('button', { name: 'Another amount' }).click();
  const own = page.getByRole('dialog', { name: 'Another amount' });
  await own.getByLabel('Amount (€)').fill('0,5');
  await expect(own.getByText(/From 1,00.*to 200,00/)).toBeVisible();
  await own.getByLabel('Amount (€)').fill('7,5');
  await own.getByRole('button', { name: /^Confirm · 7,50/ }).click();
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.poor);
  await payButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Not enough money on this card' });
  await sheet.getByRole('button', { name: 'Choose another way' }).click();
  await method(page, 'From your bank').check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Sign the payment' }).click();
  await expect(page).toHaveURL(/\/tip\/success\/TEAM/);
  await expect(page.getByText('For Jonas')).toBeVisible();
  await expect(page.getByRole('status').getByText('7,50 €')).toBeVisible();
});

test('[TIPCARD-21][TIPCARD-23][PAY-29][PAY-44] a guest whose card is declined tips with another one that their bank asks about, and once more by the wallet of the phone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/tip/RUTA?lang=en');
  await amount(page, '2,00').check();
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.poor);
  await payButton(page).click();
  const poor = page.getByRole('dialog', { name: 'Not enough money on this card' });
  await expect(poor).toContainText('Your card has insufficient funds.');
  await poor.getByRole('button', { name: 'Try again' }).click();
  await cardFrame(page).getByLabel('Card number').fill(CARDS.stripe.asks);
  await payButton(page).click();
  const bank = page.frameLocator('iframe[title="Your bank (sandbox)"]');
  await bank.getByRole('button', { name: 'Refuse' }).click();
  const unconfirmed = page.getByRole('dialog', { name: 'The payment was not confirmed' });
  await unconfirmed.getByRole('button', { name: 'Try again' }).click();
  await payButton(page).click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/tip\/success\/RUTA/);
  await expect(page.getByRole('status').getByText('2,00 €')).toBeVisible();
  await page.goto('/tip/RUTA?lang=en');
  await amount(page, '2,00').check();
  await method(page, 'Google Pay').check();
  const wallets = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  await wallets.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  await wallets.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await expect(page).toHaveURL(/\/tip\/success\/RUTA/);
  await expect(page.getByRole('status').getByText('2,00 €')).toBeVisible();
});

test('[TIPCARD-35][DONATE-01][DONATE-02][DONATE-03][DONATE-04][DONATE-08] in Lithuanian, a guest breaks a donation off at the bank, gives by card, and has it confirmed by mail', async ({
  page,
}) => {
  test.slow();
  await page.goto('/donation/SHELTER?lang=lt');
  await expect(heading(page, 'Auka: Gyvūnų prieglauda „Paskutinė gatvė“')).toBeVisible();
  const picture = page.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText('Senamiesčio stalas nieko nepasilieka.')).toBeVisible();
  await expectAccessible(page);
  const pay = page.getByRole('button', { name: /^Mokėti · / });
  await amount(page, '20,00').check();
  await method(page, 'Per savo banką').check();
  await pay.click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/donation\/SHELTER/);
  await amount(page, '20,00').check();
  await method(page, 'Kortele').check();
  await typeCard(page, CARDS.stripe.good);
  await pay.click();
  await expect(page).toHaveURL(/\/donation\/success\/SHELTER/);
  await expect(page.getByRole('status').getByText('20,00 €')).toBeVisible();
  await page.getByRole('button', { name: 'Gauti patvirtinimą' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Aukos patvirtinimas' });
  const address = `donor.${Date.now()}@example.test`;
  await confirmation.getByLabel('El. paštas').fill(address);
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Siųsti patvirtinimą' }).click();
  await expect(confirmation.getByText(`Keliauja į ${address}`)).toBeVisible();
  expect((await mailTo(page, address)).subject).toBe('Jūsų auka: Gyvūnų prieglauda „Paskutinė gatvė“');
  await confirmation.getByRole('button', { name: 'Uždaryti' }).click();
  await expect(confirmation).toBeHidden();
  await page.getByRole('button', { name: 'Uždaryti' }).click();
  await expect(page).toHaveURL(/\/donation\/SHELTER$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[TIPCARD-13][TIPCARD-14][TIPCARD-15][TIPCARD-44][DONATE-05] a card that is not there says so in the guest’s language and can be asked again', async ({
  page,
}) => {
  await page.goto('/tip/NOBODY?lang=lv');
  await expect(heading(page, 'Šī dzeramnaudas karte nav pieejama')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([/EN/, /LT/, /LV/]);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(heading(page, 'This tip card is not available')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'This tip card is not available')).toBeVisible();
  await page.goto('/donation/NOBODY?lang=en');
  await expect(heading(page, 'This code is not available')).toBeVisible();
  await page.goto('/tip/RUTA?lang=lt');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([/LT/, /EN/]);
});

test('[TIPCARD-01][TIPCHIP-09] who has paid an order is offered the chips of the bill once all of it is served, none chosen, and takes theirs along to the tip card', async ({
  page,
  desk,
}) => {
  test.slow();
  await desk.freeTable('vilnius', 'VILNIUS-4');
  const { session, number: order } = await payForDish(page, 'VILNIUS-4', 'Pumpkin velouté');
  const tips = page.getByRole('group', { name: 'Tip for the team' });
  await page.goto(`/view-order-headless/${session}/${order}`);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(tips).toHaveCount(0);
  await desk.serveTable('vilnius', '4');
  const venue = desk.venue('vilnius');
  await desk.call('POST /console/{venue}/orders/{order}/close', { venue, order });
  await expect(tips.getByRole('radio', { name: 'No tip' })).toBeChecked();
  await expectAccessible(page);
  await tips.getByRole('radio', { name: /^10 %/ }).check();
  const thanks = page.getByRole('link', { name: /^Tip the team/ });
  const sum = (await thanks.locator('.money').innerText()).trim();
  await thanks.click();
  await expect(page).toHaveURL(/\/tip\/TEAM\?/);
  await expect(page.getByRole('button', { name: `Your amount: ${sum}` })).toBeVisible();
});
