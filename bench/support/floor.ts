import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { chromiumLaunch } from '../../packages/testkit/src/chromium.ts';
import { pause } from './evening.ts';
import { watch } from './finger.ts';
import { type PayingServer, phoneWithCart, placeOrder, setFlags, startPayingServer } from './paying.ts';
import { tableCodeOf } from './tables.ts';

/** Open orders of a full house. */
export const OPEN_ORDERS = 300;
const LINES = 4;
const AT_ONCE = 2;
const PATIENCE = 10;
const AGAIN_MS = 250;
export const CPU_SLOWDOWN = 4;

/** A server without time turns people away, who try again; only what follows is measured. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      if (tries === PATIENCE) throw cause;
      await pause(AGAIN_MS);
    }
  }
};

/** So many open orders at the cafe, a few at each table; those in the making that `isMade` names, the others new. */
const fill = async (server: PayingServer, isMade: (at: number) => boolean): Promise<void> => {
  await setFlags(server, ['order', 'skip-payment', 'pay-go']);
  await server.pool.query(
    `update venue set settings = settings || '{"acceptance": "manual", "presence": "off"}', revision = revision + 1 where id = $1`,
    [server.venue],
  );
  const next = Array.from({ length: OPEN_ORDERS }, (_, at) => at).values();
  const lane = async (): Promise<void> => {
    for (const at of next) {
      const phone = await patiently(() => phoneWithCart(server, tableCodeOf(at), LINES));
      const { number } = await patiently(() => placeOrder(server, phone));
      if (isMade(at)) await patiently(() => server.asOwner(`/orders/${number}/accept`, { wait_minutes: 20 }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

/** A full house, and a screen of its floor on a slow device. */
export type Floor = {
  readonly browser: Browser;
  readonly server: PayingServer;
  readonly page: Page;
  /** From here on the device is slow. */
  readonly slowDown: () => Promise<CDPSession>;
};

/** Opens a room of the console at a cafe with {@link OPEN_ORDERS} open orders, for as long as `at` takes. */
export const onFloor = async (
  room: string,
  screen: BrowserContextOptions,
  isMade: (at: number) => boolean,
  at: (floor: Floor) => Promise<void>,
): Promise<void> => {
  const server = await startPayingServer(OPEN_ORDERS);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const began = performance.now();
    await fill(server, isMade);
    console.log(`${room}: the house is full after ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    const context = await browser.newContext({ hasTouch: true, reducedMotion: 'no-preference', ...screen });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(`${server.base}/console/cafe/${room}`);
    await page.getByLabel('E-mail').fill('owner@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('tableside-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Keep it off' }).click();
    const slowDown = async (): Promise<CDPSession> => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      return devtools;
    };
    await at({ browser, server, page, slowDown });
  } finally {
    await browser.close();
    await server.stop();
  }
};
