import { cardFrame, method, orderAndPay, silence } from './support/pay.ts';
import { expect, test } from './support/test.ts';

/** Less than a finger notices: a form is not to the pixel as high as the room that is kept for it. */
const NOTICED = 12;

for (const provider of ['Stripe', 'Solidgate']) {
  test(`the other ways to pay keep their place while the card form of ${provider} finds its height`, async ({
    page,
  }) => {
    if (provider === 'Solidgate') await silence(page, 'stripe');
    await orderAndPay(page, 'VILNIUS-PICKUP');
    await method(page, 'Card').check();
    await page.evaluate(() => {
      const rows = [...document.querySelectorAll('[data-method]')];
      const at = rows.findIndex(row => row.hasAttribute('data-chosen'));
      const places: number[] = [];
      const look = (): void => {
        const below = rows[at + 1]?.getBoundingClientRect().top ?? 0;
        places.push(below - (rows[at]?.getBoundingClientRect().top ?? 0));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { places });
    });
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    await expect(page.locator('[data-form]')).not.toHaveAttribute('aria-busy');
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(NOTICED);
  });
}
