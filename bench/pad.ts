import type { Locator } from '@playwright/test';
import { type Floor, OPEN_ORDERS, onFloor } from './support/floor.ts';
import { acts, figuresOf } from './support/floor-act.ts';
import { report } from './support/report.ts';

/** A waiter's phone. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true };
const SHEET = '[role=dialog]';
const SUMS = '[aria-label="Sums of the bill"]';

/** The bill of a table with guests. */
const openBill = async ({ server, page }: Floor): Promise<void> => {
  type Table = { readonly id: string; readonly name: string; readonly bill: unknown };
  const { tables } = await server.asOwner<{ tables: readonly Table[] }>('/tables');
  const table = tables.find(({ name }) => name === '0');
  if (!table) throw new Error('the table is missing');
  const { bill } = await server.asOwner<{ bill: { id: string } }>(`/tables/${table.id}/bill`, {
    guest_count: 4,
  });
  await page.goto(`${server.base}/console/cafe/bills/${bill.id}`);
};

/** A waiter's pad in a house with three hundred open orders, on a slow phone: what a thumb waits for. */
export const run = (): Promise<void> =>
  onFloor(
    'bills',
    PHONE,
    at => at % 2 === 1,
    async floor => {
      const { page, slowDown } = floor;
      await openBill(floor);
      const add = page.getByRole('button', { name: /^(Add dishes|Continue adding)/ });
      await add.waitFor();
      // The board has all of them before the phone is slow.
      await page
        .getByRole('link', { name: new RegExp(`^Orders.*${OPEN_ORDERS / 2}`) })
        .waitFor({ timeout: 60_000 });
      const sheet = page.getByRole('dialog');
      const dishes = sheet.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
      /** A dish that asks nothing, and one that does. */
      const plain = dishes.filter({ hasNotText: /…|sold out/ }).getByRole('button');
      const asking = dishes.filter({ hasText: '…' }).getByRole('button');
      const close = async (): Promise<void> => {
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      };
      const nameOf = async (tile: Locator): Promise<string> =>
        (await tile.locator('span').first().innerText()).trim();
      await slowDown();
      const opened = await acts(page, async () => [add, { css: `${SHEET} ul[aria-label=Dishes]` }], close);
      await add.click();
      const CATEGORIES = `${SHEET} fieldset[aria-label=Categories]`;
      const categories = page.locator(`${CATEGORIES} [aria-pressed]`);
      await categories.first().waitFor();
      const count = await categories.count();
      const chosen = await acts(page, async at => {
        const tile = categories.nth((at + 1) % count);
        return [tile, { css: `${CATEGORIES} [aria-pressed=true]`, words: (await tile.innerText()).trim() }];
      });
      for (let at = 0; at < count && (await asking.count()) === 0; at += 1) await categories.nth(at).click();
      const first = asking.first();
      const asked = await acts(
        page,
        async () => [first, { css: `${SHEET} h2`, words: await nameOf(first) }],
        async () => {
          await sheet.getByRole('button', { name: 'Back' }).click();
          await first.waitFor();
        },
      );
      for (let at = 0; at < count && (await plain.count()) === 0; at += 1) await categories.nth(at).click();
      const picked = await acts(page, async at => [
        plain.first(),
        { css: `${SHEET} ul[aria-label=Dishes] b`, words: String(at + 1) },
      ]);
      const seats = sheet.getByRole('group', { name: 'For whom' }).getByRole('button');
      const seated = await acts(page, async at => {
        const seat = seats.nth(1 + (at % 3));
        return [
          seat,
          {
            css: `${SHEET} fieldset[aria-label='For whom'] [aria-pressed=true]`,
            words: (await seat.innerText()).trim(),
          },
        ];
      });
      const send = sheet.getByRole('button', { name: /^Add \d+ to the bill/ });
      const sums = page.locator(SUMS);
      const again: Awaited<ReturnType<typeof acts>> = [];
      const sent = await acts(
        page,
        async () => [send, { css: SHEET, gone: true }],
        async () => {
          await sums.waitFor();
          await add.click();
          await sheet.waitFor();
          const repeat = sheet.getByRole('button', { name: /^Again/ });
          again.push(
            ...(await acts(
              page,
              async () => [repeat, { css: `${SHEET} button`, words: 'to the bill' }],
              undefined,
              1,
            )),
          );
        },
      );
      report('pad', [
        ...figuresOf('the pad opened', opened),
        ...figuresOf('another category', chosen),
        ...figuresOf('a dish that asks something', asked),
        ...figuresOf('a dish picked', picked),
        ...figuresOf('whose it is', seated),
        ...figuresOf('the round again', again),
        ...figuresOf('sent', sent),
      ]);
    },
  );
