import type { Locator } from '@playwright/test';
import { TIMES } from './support/finger.ts';
import { OPEN_ORDERS, onFloor } from './support/floor.ts';
import { act, acts, type FloorAct, figuresOf, type Shows } from './support/floor-act.ts';
import { report } from './support/report.ts';

/** Over the pass. */
const WALL = { viewport: { width: 1920, height: 1080 } };

const orderOf = async (ticket: Locator): Promise<string> => {
  const order = await ticket.getAttribute('data-order');
  if (order === null) throw new Error('a ticket without its order');
  return `[data-order="${order}"]`;
};

/** A ticket's own element has no box: its pieces stand each for itself. */
const pieceOf = (order: string): string => `article${order} [data-block="piece"]`;

/** The kitchen's wall with three hundred tickets on a slow machine: what a cook waits for. */
export const run = (): Promise<void> =>
  onFloor(
    'kitchen',
    WALL,
    () => true,
    async ({ page, slowDown }) => {
      const tickets = page.locator('article[data-order]');
      const head = (ticket: Locator) => ticket.locator('[data-bump]');
      await head(tickets.first()).waitFor({ timeout: 60_000 });
      const all = page.getByRole('button', { name: new RegExp(`^All ${OPEN_ORDERS}$`) });
      await all.waitFor();
      await slowDown();
      const bumped = await acts(page, async () => {
        const ticket = tickets.first();
        return [head(ticket), { css: pieceOf(await orderOf(ticket)), gone: true }];
      });
      const lastOfScreen = await acts(page, async () => {
        const ticket = tickets.nth(9);
        return [head(ticket), { css: pieceOf(await orderOf(ticket)), gone: true }];
      });
      const made = await acts(page, async at => {
        const ticket = tickets.nth(at % 8);
        const line = ticket.locator('[data-block="line"]:not([data-done]) > button').first();
        const name = await line.innerText();
        const dish = name.split('\n').at(-1) ?? '';
        const shows: Shows = {
          css: `article${await orderOf(ticket)} :is([data-done], [data-made])`,
          words: dish.trim(),
        };
        return [line, shows];
      });
      const undone: FloorAct[] = [];
      for (let turn = 0; turn < TIMES; turn += 1) {
        const ticket = tickets.first();
        const order = pieceOf(await orderOf(ticket));
        await act(page, head(ticket), { css: order, gone: true });
        undone.push(await act(page, page.locator('[data-undo]'), { css: order }));
      }
      const more = await acts(
        page,
        async at => [tickets.nth(at % 8).locator('[data-more]'), { css: '[role=dialog]' }],
        async () => {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        },
      );
      const stations = page.locator('[data-kitchen] fieldset button');
      const names = (await stations.allInnerTexts()).map(words => words.replace(/\s*\d+$/, ''));
      const station = await acts(page, async at => {
        const which = at % 2 === 0 ? 1 : 0;
        const later = { css: which === 0 ? '[data-station=""]' : '[data-station]:not([data-station=""])' };
        return [
          stations.nth(which),
          { css: '[data-kitchen] fieldset button[aria-pressed=true]', words: names[which] ?? '', later },
        ];
      });
      const larger = await acts(page, async at => {
        const wanted = at % 2 === 0 ? 'Larger text' : 'Smaller text';
        const size = await page.locator('[data-kitchen]').getAttribute('style');
        return [page.getByRole('button', { name: wanted }), { css: `[data-kitchen]:not([style="${size}"])` }];
      });
      report('kitchen', [
        ...figuresOf(`a ticket of ${OPEN_ORDERS} bumped`, bumped),
        ...figuresOf('the tenth ticket bumped', lastOfScreen),
        ...figuresOf('a dish made', made),
        ...figuresOf('a ticket taken back', undone),
        ...figuresOf("a ticket's sheet opened", more),
        ...figuresOf('another station', station, 'it is chosen'),
        ...figuresOf('larger letters and back', larger),
      ]);
    },
  );
