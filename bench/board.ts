import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../packages/testkit/src/chromium.ts';
import { several, TIMES, untilSheet, watch } from './support/finger.ts';
import { median, percentile } from './support/measure.ts';
import {
  type PayingServer,
  phoneWithCart,
  placeOrder,
  setFlags,
  startPayingServer,
} from './support/paying.ts';
import { report } from './support/report.ts';
import { tableCodeOf } from './support/tables.ts';

const ORDERS = 200;
const LINES = 4;
const CPU_SLOWDOWN = 4;
const SCROLLS = 3;
const SCROLLED_PX = 6_000;
const SCROLL_SPEED = 1_500;
/** A tablet at the pass, lying on its side: lanes stand beside each other. On a smaller one they are tabs. */
const TABLET = { width: 1280, height: 800 };
const SMALL_TABLET = { width: 1024, height: 768 };
const FRAMES = 'devtools.timeline,disabled-by-default-devtools.timeline.frame';

/** So many open orders at the cafe, half of them new, half in the making. */
const fill = async (server: PayingServer): Promise<void> => {
  await setFlags(server, ['order', 'skip-payment', 'pay-go']);
  await server.pool.query(
    `update venue set settings = settings || '{"acceptance": "manual", "presence": "off"}', revision = revision + 1 where id = $1`,
    [server.venue],
  );
  for (let guest = 0; guest < ORDERS; guest += 1) {
    const phone = await phoneWithCart(server, tableCodeOf(guest), LINES);
    const { number } = await placeOrder(server, phone);
    if (guest % 2 === 1) await server.asOwner(`/orders/${number}/accept`, { wait_minutes: 20 });
  }
};

const openBoard = async (
  browser: Browser,
  server: PayingServer,
): Promise<{ page: Page; devtools: CDPSession }> => {
  const context = await browser.newContext({
    viewport: TABLET,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${server.base}/console/cafe/orders`);
  await page.getByLabel('E-mail').fill('owner@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('tableside-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Keep it off' }).click();
  await page
    .getByRole('article')
    .nth(ORDERS / 2 - 1)
    .waitFor({ state: 'attached', timeout: 60_000 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools };
};

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

/** The console's board with 200 open orders on a slow tablet: what a finger waits for. */
export const run = async (): Promise<void> => {
  const server = await startPayingServer(ORDERS);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await fill(server);
    const { page, devtools } = await openBoard(browser, server);
    const tab = (name: 'New' | 'In progress') => page.getByRole('tab', { name: new RegExp(`^${name}`) });
    const scrolled = [];
    for (let round = 0; round < SCROLLS; round += 1) scrolled.push(await scroll(browser, page, devtools));
    await page.setViewportSize(SMALL_TABLET);
    await tab('New').waitFor();
    const filter = await several(page, turn => tab(turn % 2 === 0 ? 'In progress' : 'New'));
    await page.setViewportSize(TABLET);
    await page
      .getByRole('article')
      .nth(ORDERS - 1)
      .waitFor({ state: 'attached' });
    const accept = await several(page, () =>
      page.getByRole('button', { name: /^Accept order .* 15 minutes$/ }).first(),
    );
    const whole = (turn: number) => page.getByRole('button', { name: /: everything about it$/ }).nth(turn);
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const open = await several(page, whole, close);
    const seen: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) {
      seen.push(await untilSheet(page, whole(turn)));
      await close();
    }
    const deliver = await several(page, () => page.getByRole('button', { name: 'All delivered' }).first());
    await page.getByRole('link', { name: /^Kitchen/ }).click();
    const tickets = page.getByRole('article').getByRole('button', { name: /^(Done|Ready)/ });
    await tickets.first().waitFor();
    let left = await tickets.count();
    const bump = await several(
      page,
      () => tickets.first(),
      async () => {
        left -= 1;
        await page.waitForFunction(most => document.querySelectorAll('article').length <= most, left);
      },
    );
    const figure = (what: string, all: readonly number[]) => ({
      what,
      value: percentile(all, 0.98),
      unit: 'ms',
      atMost: 100,
      from: `slowest of ${all.length}, median ${median(all).toFixed(0)} ms; finger to next frame, CPU ${CPU_SLOWDOWN}x slower`,
    });
    report('board', [
      {
        what: `scrolling ${ORDERS} open orders, frames a second`,
        value: median(scrolled.map(({ fps }) => fps)),
        unit: 'fps',
        atLeast: 55,
        from: `median of ${SCROLLS}, ${SCROLL_SPEED} px/s, longest pause ${Math.max(...scrolled.map(({ pause }) => pause)).toFixed(0)} ms, no GPU, CPU ${CPU_SLOWDOWN}x slower`,
      },
      figure('from new orders to those in the making and back', filter),
      figure('accepting an order', accept),
      figure("opening an order's sheet", open),
      {
        what: 'the same until the sheet is seen',
        value: median(seen),
        unit: 'ms',
        from: `median of ${seen.length}, slowest ${Math.max(...seen).toFixed(0)} ms; finger to the frame after the sheet is made`,
      },
      figure('an order delivered', deliver),
      figure('a ticket of a hundred bumped in the kitchen', bump),
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
};
