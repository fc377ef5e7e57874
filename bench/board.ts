import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN, OPEN_ORDERS, onFloor } from './support/floor.ts';
import { acts, figuresOf, type Shows } from './support/floor-act.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';

const SCROLLS = 3;
const SCROLLED_PX = 6_000;
const SCROLL_SPEED = 1_500;
/** A tablet at the pass, lying on its side: lanes stand beside each other. On a smaller one they are tabs. */
const TABLET = { width: 1280, height: 800 };
const SMALL_TABLET = { width: 1024, height: 768 };
const FRAMES = 'devtools.timeline,disabled-by-default-devtools.timeline.frame';

type Trace = { readonly traceEvents: readonly { readonly name: string; readonly ts: number }[] };

/** Frames that were drawn while a finger scrolls through the board, a second; and the longest pause between two. */
const scroll = async (
  browser: Browser,
  page: Page,
  devtools: CDPSession,
): Promise<{ fps: number; pause: number }> => {
  await browser.startTracing(page, { categories: FRAMES.split(',') });
  await devtools.send('Input.synthesizeScrollGesture', {
    x: TABLET.width / 2,
    y: TABLET.height / 2,
    yDistance: -SCROLLED_PX,
    speed: SCROLL_SPEED,
    preventFling: true,
  });
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
  const drawn = traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1_000)
    .sort((a, b) => a - b);
  const began = drawn[0] ?? 0;
  const ended = began + (SCROLLED_PX / SCROLL_SPEED) * 1_000;
  const during = drawn.filter(at => at <= ended);
  const pauses = during.slice(1).map((at, index) => at - (during[index] ?? at));
  await page.evaluate(() => scrollTo(0, 0));
  return { fps: (during.length * 1_000) / (ended - began), pause: Math.max(0, ...pauses) };
};

/** The console's board with three hundred open orders on a slow tablet: what a finger waits for. */
export const run = (): Promise<void> =>
  onFloor(
    'orders',
    { viewport: TABLET },
    at => at % 2 === 1,
    async ({ browser, page, slowDown }) => {
      const cards = page.getByRole('article');
      const all = (count: number) => cards.nth(count - 1).waitFor({ state: 'attached', timeout: 60_000 });
      await all(OPEN_ORDERS / 2);
      const devtools = await slowDown();
      const tab = (name: 'New' | 'In progress') => page.getByRole('tab', { name: new RegExp(`^${name}`) });
      const scrolled = [];
      for (let round = 0; round < SCROLLS; round += 1) scrolled.push(await scroll(browser, page, devtools));
      await page.setViewportSize(SMALL_TABLET);
      await tab('New').waitFor();
      const filter = await acts(page, async turn => {
        const lane = turn % 2 === 0 ? 'progress' : 'new';
        return [
          tab(lane === 'new' ? 'New' : 'In progress'),
          { css: `#panel-${lane}:not([data-away]) article` },
        ];
      });
      await page.setViewportSize(TABLET);
      await all(OPEN_ORDERS);
      /** An act of a card, which the card then asks for no more. */
      const asked = (button: Locator) => async () => {
        const first = button.first();
        const card = await first.locator('xpath=ancestor::article').getAttribute('aria-labelledby');
        const words = (await first.textContent()) ?? '';
        const shows: Shows = { css: `article[aria-labelledby="${card}"] [data-act]`, words, gone: true };
        return [first, shows] as const;
      };
      const accept = await acts(
        page,
        asked(page.getByRole('button', { name: /^Accept order .* 15 minutes$/ })),
      );
      const whole = (turn: number) => page.getByRole('button', { name: /: everything about it$/ }).nth(turn);
      const open = await acts(
        page,
        async turn => [whole(turn), { css: '[role=dialog]' }],
        async () => {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        },
      );
      const deliver = await acts(page, asked(page.getByRole('button', { name: 'All delivered' })));
      report('board', [
        {
          what: `scrolling ${OPEN_ORDERS} open orders, frames a second`,
          value: median(scrolled.map(({ fps }) => fps)),
          unit: 'fps',
          atLeast: 55,
          from: `median of ${SCROLLS}, ${SCROLL_SPEED} px/s, longest pause ${Math.max(...scrolled.map(({ pause }) => pause)).toFixed(0)} ms, no GPU, CPU ${CPU_SLOWDOWN}x slower`,
        },
        ...figuresOf('from new orders to those in the making and back', filter),
        ...figuresOf('accepting an order', accept),
        ...figuresOf("opening an order's sheet", open),
        ...figuresOf('an order delivered', deliver),
      ]);
    },
  );
