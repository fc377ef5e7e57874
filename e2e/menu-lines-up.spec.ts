import { scan } from './support/guest.ts';
import { expect, test } from './support/test.ts';

for (const { width, language } of [
  { width: 360, language: 'lt' },
  { width: 390, language: 'en' },
]) {
  test(`a dish that costs members less says in ${language} what it is right below its name, beside both prices`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await desk.freeTable('vilnius', 'VILNIUS-12');
    await scan(page, `VILNIUS-12?lang=${language}`);
    const row = page.getByRole('listitem').filter({ hasText: /Beetroot tartare|Burokėlių tartaras/ });
    await expect(row.locator('small')).toBeVisible();
    const [gap, below] = await row.evaluate(dish => {
      const box = (part: string) => dish.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [
        box('p').top - box('h3 button').bottom,
        box('button[aria-label]').top - box('small').bottom,
      ] as const;
    });
    // A third line of price moves it by less than half a line.
    expect(gap).toBeLessThan(10);
    // The + stands below the prices.
    expect(below).toBeGreaterThanOrEqual(-1);
  });
}
