import type { Locator, Page } from '@playwright/test';
import { cartLink, orderSheet, placeButton, scan } from './support/guest.ts';
import { expectPaidOrder, onPay, silence } from './support/pay.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts taps as a guest makes them: each is one touch of something that can be seen. */
const tapping = () => {
  const tapped: string[] = [];
  return {
    tapped,
    tap: async (control: Locator): Promise<void> => {
      tapped.push((await control.getAttribute('aria-label')) ?? (await control.innerText()));
      await control.click();
    },
  };
};
const addButton = (page: Page): Locator => page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();

/** Words that stand in the page before the first dish that can be added, category names included. */
const wordsBefore = (page: Page): Promise<string[]> =>
  addButton(page).evaluate(button => {
    const row = button.closest('li');
    const root = document.querySelector('#root');
    if (!row || !root) return ['no row'];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node && !row.contains(node); node = walker.nextNode()) {
      const shown = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const hidden = node.parentElement?.closest('.visually-hidden, aside, [data-toast]');
      if (shown && !hidden)
        words.push(...(node.textContent ?? '').split(/[^\p{L}\p{N}’'-]+/u).filter(Boolean));
    }
    return words;
  });

test('[CART-12] from the scan to an order that is paid later are three taps, with the price on the last', async ({
  page,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-2');
  const { tap, tapped } = tapping();
  await scan(page, 'CAFE-2');
  await tap(page.getByRole('button', { name: 'Add Fresh mint tea to the cart' }).first());
  await tap(cartLink(page));
  await expect(placeButton(page)).toHaveText(/^Place order · \d+,\d\d\s€$/);
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
  await tap(placeButton(page));
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  expect(tapped).toHaveLength(3);
});

test('[CART-12] from the scan to an order that is paid by the wallet of this phone are four taps, with the price on the last', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await desk.freeTable('vilnius', 'VILNIUS-12');
  const { tap, tapped } = tapping();
  await scan(page, 'VILNIUS-12');
  await tap(addButton(page));
  await tap(cartLink(page));
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  const open = wallet.getByRole('button', { name: 'Google Pay (sandbox)' });
  // What is paid stands in view with its parts, and so does the wallet, before anything is scrolled.
  await expect(page.getByRole('region', { name: 'Summary' })).toBeInViewport({ ratio: 1 });
  const total = (await placeButton(page).innerText()).replace('Pay · ', '');
  await expect(open).toBeInViewport({ ratio: 1 });
  // Whoever closes the sheet has ordered nothing.
  await open.click();
  await wallet.getByRole('button', { name: 'Cancel' }).click();
  await expect(placeButton(page)).toHaveText(`Pay · ${total}`);

  await tap(open);
  const pay = wallet.getByRole('button', { name: 'Pay with Google Pay' });
  await expect(wallet.getByText(total.replace(',', '.').replace(/\s*€/, ''))).toBeVisible();
  await tap(pay);
  await expectPaidOrder(page);
  expect(tapped).toHaveLength(4);
});

test('[CART-12][FOOD-08] from the scan of a hall to an order that is paid by the wallet of this phone are the same four taps and the choice of a kitchen; a further dish is one more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { tap, tapped } = tapping();
  await page.goto('/food-court/HALL?lang=en');
  await tap(page.getByRole('button', { name: /Ramen Dievas/ }));
  await expect(page).toHaveURL(/\/menu\//);
  await tap(page.getByRole('button', { name: 'Add Vegetable gyoza to the cart' }).first());
  await tap(page.getByRole('button', { name: 'Add Karaage chicken to the cart' }).first());
  await tap(cartLink(page));
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  const open = wallet.getByRole('button', { name: 'Google Pay (sandbox)' });
  // What is paid stands in view with its parts, and so does the wallet, before anything is scrolled.
  await expect(page.getByRole('region', { name: 'Summary' })).toBeInViewport({ ratio: 1 });
  const total = (await placeButton(page).innerText()).replace('Pay · ', '');
  await expect(open).toBeInViewport({ ratio: 1 });
  await tap(open);
  await expect(wallet.getByText(total.replace(',', '.').replace(/\s*€/, ''))).toBeVisible();
  await tap(wallet.getByRole('button', { name: 'Pay with Google Pay' }));
  await expect(page).toHaveURL(/\/food-court\/view\/multi-merchant-order\/HALL\?/);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(total);
  // The kitchen, two dishes, the basket, the wallet, and one word in it.
  expect(tapped).toHaveLength(6);
});

test('[CART-12][FOOD-08] what is popular in a hall is in its basket by one tap: from the scan to paid by wallet are four', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { tap, tapped } = tapping();
  await page.goto('/food-court/HALL?lang=en');
  await tap(page.getByRole('region', { name: 'Popular' }).getByRole('button', { name: /^Add / }).first());
  await tap(cartLink(page));
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  await expect(page.getByRole('region', { name: 'Summary' })).toBeInViewport({ ratio: 1 });
  const total = (await placeButton(page).innerText()).replace('Pay · ', '');
  await tap(wallet.getByRole('button', { name: 'Google Pay (sandbox)' }));
  await expect(wallet.getByText(total.replace(',', '.').replace(/\s*€/, ''))).toBeVisible();
  await tap(wallet.getByRole('button', { name: 'Pay with Google Pay' }));
  await expect(page).toHaveURL(/\/food-court\/view\/multi-merchant-order\/HALL\?/);
  expect(tapped).toHaveLength(4);
});

test('an order whose wallet was refused is not paid yet, and Back brings the full cart', async ({
  page,
  desk,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-12');
  await scan(page, 'VILNIUS-12');
  await addButton(page).click();
  await cartLink(page).click();
  const dish = await page.getByRole('listitem').getByRole('heading').first().innerText();
  await silence(page, 'stripe');
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  await wallet.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  await wallet.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await onPay(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: dish })).toBeVisible();
});

test('from the scan to one’s own dishes of the table’s bill paid are three taps, with the price on the last', async ({
  page,
  desk,
  guestAt,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-GARDEN');
  // Two phones have eaten; this one scans once more to pay for its own.
  await scan(page, 'VILNIUS-GARDEN');
  await page.getByRole('button', { name: 'Add Pumpkin velouté to the cart' }).first().click();
  await cartLink(page).click();
  await placeButton(page).click();
  await expect(orderSheet(page)).toBeVisible();
  const friend = await guestAt('VILNIUS-GARDEN');
  await friend.order(['Garden salad with feta']);
  await desk.serveTable('vilnius', 'Sodas');

  const { tap, tapped } = tapping();
  await scan(page, 'VILNIUS-GARDEN');
  await tap(page.getByRole('link', { name: /^The bill/ }));
  await expect(page.getByRole('checkbox', { name: /^Pumpkin velouté/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pay my items · 6,20 €' })).toBeInViewport({ ratio: 1 });
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  await tap(wallet.getByRole('button', { name: 'Google Pay (sandbox)' }));
  await expect(wallet.getByText('6.20')).toBeVisible();
  await tap(wallet.getByRole('button', { name: 'Pay with Google Pay' }));
  await expect(page).toHaveURL(/\/success\//);
  await expect(page.getByText('6,20 €').first()).toBeVisible();
  expect(tapped).toHaveLength(3);
});

test('[TIPCARD-18] from the scan of a waiter’s card to a tip paid by the wallet of this phone are three taps, with the sum in sight', async ({
  page,
}) => {
  const { tap, tapped } = tapping();
  await page.goto('/tip/RUTA?lang=en');
  await tap(page.getByRole('radio', { name: '5,00' }));
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  const open = wallet.getByRole('button', { name: 'Google Pay (sandbox)' });
  await expect(open).toBeInViewport({ ratio: 1 });
  await tap(open);
  await tap(wallet.getByRole('button', { name: 'Pay with Google Pay' }));
  await expect(page).toHaveURL(/\/tip\/success\/RUTA/);
  await expect(page.getByRole('status').getByText('5,00 €')).toBeVisible();
  expect(tapped).toHaveLength(3);
});

for (const { width, height, rows } of [
  { width: 390, height: 844, rows: 5 },
  { width: 360, height: 640, rows: 3 },
]) {
  test(`${rows} dishes with their + stand on the first screen of ${width} by ${height}, behind few words`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    await desk.freeTable('vilnius', 'VILNIUS-12');
    await scan(page, 'VILNIUS-12');
    const add = page.getByRole('main').getByRole('button', { name: /^Add .+ to the cart$/ });
    for (let row = 0; row < rows; row += 1) await expect(add.nth(row)).toBeInViewport({ ratio: 1 });
    const words = await wordsBefore(page);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(30);
  });
}

test('[CART-12] on a phone on its side the total and both ways to pay stand in one row, and leave the page to the dishes', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await desk.freeTable('vilnius', 'VILNIUS-12');
  await scan(page, 'VILNIUS-12');
  await addButton(page).click();
  await cartLink(page).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  const wallet = page
    .frameLocator('iframe[title="Wallets (sandbox)"]')
    .getByRole('button', { name: 'Google Pay (sandbox)' });
  await expect(wallet).toBeInViewport({ ratio: 1 });
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
  await expect(summary).toBeInViewport({ ratio: 1 });
  const top = async (one: Locator): Promise<number> => (await one.boundingBox())?.y ?? 0;
  expect(await top(summary)).toBeGreaterThan(390 * 0.75);
  expect(await top(placeButton(page))).toBeGreaterThan(390 * 0.75);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`[CART-12][EXTRA-15] with text at 200 %, ${width} by ${height}, the total with its parts stays in view in the cart and in the details, and leaves room to read`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const larger = new CSSStyleSheet();
      larger.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [larger];
    });
    await desk.freeTable('vilnius', 'VILNIUS-PICKUP');
    await scan(page, 'VILNIUS-PICKUP');
    await addButton(page).click();
    await cartLink(page).click();
    await page.getByRole('button', { name: 'Add a discount code' }).click();
    await page.getByLabel('Discount code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const summary = page.getByRole('region', { name: 'Summary' });
    const go = page.getByRole('button', { name: /^(?:Continue|Pay) · / });
    const staysInView = async () => {
      await expect(summary.getByText(/^−\d+,\d\d\s€$/)).toBeVisible();
      for (const share of [0, 0.5, 1]) {
        await page.evaluate(at => scrollTo(0, at * document.documentElement.scrollHeight), share);
        await expect(summary).toBeInViewport({ ratio: 1 });
        await expect(go).toBeInViewport({ ratio: 1 });
        const { y: top } = (await summary.boundingBox()) ?? { y: 0 };
        expect(top).toBeGreaterThan(height * 0.4);
      }
    };
    await staysInView();
    await go.click();
    await expect(page.getByRole('heading', { name: 'A few details', level: 1 })).toBeVisible();
    await staysInView();
  });
}
