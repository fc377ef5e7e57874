import type { Locator } from '@playwright/test';
import { TIMES } from './support/finger.ts';
import { type Floor, OPEN_ORDERS, onFloor } from './support/floor.ts';
import { act, acts, type FloorAct, figuresOf } from './support/floor-act.ts';
import { report } from './support/report.ts';

/** A waiter's phone. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true };
/** Dishes of another category are there by then, on a slow phone too. */
const COMES_MS = 3_000;
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
      const places = page.getByRole('navigation', { name: 'Sections' });
      /** The board has all of them before anything is timed. */
      const ready = () =>
        places
          .getByRole('link', { name: new RegExp(`^Orders.*${OPEN_ORDERS / 2}`) })
          .waitFor({ timeout: 60_000 });
      await ready();
      const place = (name: string) => places.getByRole('link', { name: new RegExp(`^${name}`) });
      await place('Orders').click();
      await page.getByRole('tab', { name: /^New/ }).waitFor();
      await slowDown();
      const toTables: FloorAct[] = [];
      const toOrders: FloorAct[] = [];
      for (let turn = 0; turn < TIMES; turn += 1) {
        toTables.push(await act(page, place('Tables'), { css: 'main button[data-state]' }));
        toOrders.push(await act(page, place('Orders'), { css: 'main article' }));
      }
      await openBill(floor);
      await ready();
      const add = page.getByRole('button', { name: /^(Add dishes|Continue adding)/ });
      await add.waitFor();
      const sheet = page.getByRole('dialog');
      const dishes = sheet.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
      /** A dish that asks nothing. */
      const plain = dishes.filter({ hasNotText: /…|sold out/ }).getByRole('button');
      const close = async (): Promise<void> => {
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      };
      const opened = await acts(page, async () => [add, { css: `${SHEET} ul[aria-label=Dishes]` }], close);
      await add.click();
      const CATEGORIES = `${SHEET} fieldset[aria-label=Categories]`;
      const categories = page.locator(`${CATEGORIES} [aria-pressed]`);
      await categories.first().waitFor();
      const count = await categories.count();
      /** The first category that has such a dish; its dishes come a moment after it was chosen. */
      const toDish = async (dish: Locator): Promise<void> => {
        for (let at = 0; at < count; at += 1) {
          await categories.nth(at).click();
          const comes = dish.first().waitFor({ timeout: COMES_MS });
          if (await comes.then(() => true).catch(() => false)) return;
        }
        throw new Error('no category has such a dish');
      };
      const chosen = await acts(page, async at => {
        const tile = categories.nth((at + 1) % count);
        return [tile, { css: `${CATEGORIES} [aria-pressed=true]`, words: (await tile.innerText()).trim() }];
      });
      await toDish(plain);
      const name = (await plain.first().locator('span').first().innerText()).trim();
      const picked = await acts(page, async at => [
        plain.first(),
        { css: `${SHEET} ul[aria-label=Dishes] b`, words: String(at + 1) },
      ]);
      const line = sheet.getByTitle(`Change ${name}`);
      const asked = await acts(
        page,
        async () => [line, { css: `${SHEET} h2`, words: name }],
        async () => {
          await sheet.getByRole('button', { name: 'Back' }).click();
          await line.waitFor();
        },
      );
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
        async () => [send, { css: `${SHEET} button[data-loading]`, later: { css: SHEET, gone: true } }],
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
        ...figuresOf('from the orders to the tables', toTables),
        ...figuresOf('from the tables to the orders', toOrders),
        ...figuresOf('the pad opened', opened),
        ...figuresOf('another category', chosen),
        ...figuresOf('a dish picked', picked),
        ...figuresOf('what is asked of a dish', asked),
        ...figuresOf('whose it is', seated),
        ...figuresOf('the round again', again),
        ...figuresOf('sent', sent, 'it says that it is being sent'),
      ]);
    },
  );
