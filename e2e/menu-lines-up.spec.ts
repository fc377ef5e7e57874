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

for (const { width, height } of [
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
]) {
  test(`the bar of categories reaches the edges of a screen of ${width} by ${height}, and its words stand where the page’s do`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    await desk.freeTable('vilnius', 'VILNIUS-12');
    await scan(page, 'VILNIUS-12?lang=en');
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0;
    await page.evaluate(() => scrollTo(0, 1500));
    const all = page.getByRole('button', { name: 'All categories' });
    await expect(all).toBeInViewport({ ratio: 1 });
    const bar = await all.evaluate(button => {
      let part: Element | null = button;
      while (part && getComputedStyle(part).position !== 'fixed') part = part.parentElement;
      const { left = 0, right = 0 } = part?.getBoundingClientRect() ?? {};
      return [left, right];
    });
    expect(bar).toEqual([0, width]);
    // Its sign of 22 px stands in the middle of a button of 44.
    const first = (await all.boundingBox())?.x ?? 0;
    expect(Math.abs(first + 11 - title)).toBeLessThan(3);
  });
}

for (const locale of ['lt', 'de', 'en']) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale });
    for (const [slug, code] of [
      ['vilnius', 'VILNIUS-12'],
      ['cafe', 'CAFE-2'],
    ] as const) {
      test(`every dish of ${code} is a row of at most 120 px on the narrowest phone, and its + lies below its prices`, async ({
        page,
        desk,
      }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await desk.freeTable(slug, code);
        await scan(page, code);
        const names = page.getByRole('main').locator('li h3');
        const odd = () =>
          names.evaluateAll(all =>
            all.flatMap(name => {
              const row = name.closest('li');
              const { height } = row?.getBoundingClientRect() ?? { height: 0 };
              const plus = row?.querySelector('button[aria-label]')?.getBoundingClientRect().top ?? 0;
              const prices = row?.querySelector('p:last-of-type')?.getBoundingClientRect().bottom ?? 0;
              const isOdd = height < 95.5 || height > 120.5 || (plus > 0 && prices > plus + 1);
              return isOdd ? [`${Math.round(height)} ${name.textContent}`] : [];
            }),
          );
        await expect.poll(odd).toEqual([]);
      });
    }
  });
}
