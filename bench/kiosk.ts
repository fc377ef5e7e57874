import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../packages/testkit/src/chromium.ts';
import { percentile } from './support/measure.ts';
import { residentKiB } from './support/process-tree.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';

/** A tall screen on a stand. */
const SCREEN = { viewport: { width: 1080, height: 1920 }, hasTouch: true, locale: 'en-GB' };
const DEMO_CODE = '123456789';
/** Guests until what is compiled and cached once is. */
const WARM = 10;
/** How long guests come, one after the other, without a pause. */
const FOR_MS = Number(process.env.KIOSK_BENCH_SECONDS ?? 170) * 1_000;
/** What one kiosk of a busy cafe serves in a day. */
const GUESTS_A_DAY = 100;

type Memory = {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly browser: number;
  readonly server: number;
};

/** Runs in the page before its scripts: tells when a tap began and when a frame with the attract screen was painted. */
const watch = (): void => {
  const at = () => performance.timeOrigin + performance.now();
  const tell = (name: 'kioskTapped' | 'kioskShown') =>
    (globalThis as unknown as Record<string, (time: number) => void>)[name]?.(at());
  const look = new MutationObserver(() => {
    if (!document.querySelector('dialog[open] h1') || !document.querySelector('dialog[open] button')) return;
    look.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell('kioskShown');
      port2.postMessage(null);
    });
  });
  look.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  document.addEventListener('pointerdown', () => tell('kioskTapped'), { capture: true, passive: true });
};

/** Eats here, one dish, the cart, the order, the card; answers with the guest's session at the number to remember. */
const serve = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^View order, / }).click();
  const token = /place-order\/([^/?]+)/.exec(page.url())?.[1];
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.locator('[data-number]').waitFor();
  return token ?? '';
};

/** What the browser still keeps that names the guest before. */
const leftOf = (page: Page, token: string): Promise<boolean> =>
  page.evaluate(
    gone =>
      [localStorage, sessionStorage].some(store => JSON.stringify(store).includes(gone)) ||
      location.href.includes(gone),
    token,
  );

const memoryOf = async (cdp: CDPSession, browser: number, server: number): Promise<Memory> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find(each => each.name === name)?.value ?? Number.NaN;
  return {
    heap: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    browser: residentKiB(browser) / 1024,
    server: residentKiB(server) / 1024,
  };
};

/** One kiosk and its guests: how soon the next one finds it new, and what is left of all of them. */
export const run = async (): Promise<void> => {
  // The demo's own kiosk and terminal, which there are in no production.
  const server = await startServer({ env: { NODE_ENV: 'development', SANDBOX: '1' } });
  const browserServer = await chromium.launchServer(chromiumLaunch());
  try {
    const browser = await chromium.connect(browserServer.wsEndpoint());
    const context = await browser.newContext({ ...SCREEN, baseURL: server.base });
    let tapped = Number.NaN;
    let shown = Promise.withResolvers<number>();
    await context.exposeFunction('kioskTapped', (time: number) => {
      tapped = time;
    });
    await context.exposeFunction('kioskShown', (time: number) => shown.resolve(time));
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.request.post('/sandbox/terminal/kiosk/state', { data: { card_at_once: true } });
    await page.goto(`/kiosk#${DEMO_CODE}`);
    await page.getByRole('button', { name: 'Make it the kiosk' }).click();
    await page.getByRole('button', { name: 'Open the kiosk' }).click();
    await shown.promise;
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    let kept = 0;
    const guest = async (): Promise<number> => {
      const token = await serve(page);
      const next = page.getByRole('button', { name: /^(New order|Start over)/ });
      await next.waitFor();
      shown = Promise.withResolvers();
      await next.click();
      const waited = (await shown.promise) - tapped;
      if (token === '' || (await leftOf(page, token))) kept += 1;
      return waited;
    };
    for (let each = 0; each < WARM; each += 1) await guest();
    const pid = browserServer.process().pid ?? 0;
    const memory = () => memoryOf(cdp, pid, server.pid);
    const start = await memory();
    const waits: number[] = [];
    const began = performance.now();
    let middle: Memory | null = null;
    while (performance.now() - began < FOR_MS) {
      waits.push(await guest());
      if (!middle && performance.now() - began >= FOR_MS / 2) middle = await memory();
    }
    const end = await memory();
    const three = (of: keyof Memory, digits = 0): string =>
      [start, middle ?? end, end].map(each => each[of].toFixed(digits)).join(', ');
    const days = (waits.length / GUESTS_A_DAY).toFixed(1);
    const from = `${waits.length} guests who ordered and paid, which is ${days} days of ${GUESTS_A_DAY} guests; at the start, middle and end`;
    report('kiosk', [
      {
        what: 'tap that ends a guest’s turn to the frame with the first screen, p99',
        value: percentile(waits, 0.99),
        unit: 'ms',
        atMost: 300,
        from: `${waits.length} guests; p50 ${percentile(waits, 0.5).toFixed(0)} ms`,
      },
      {
        what: 'guests of whom the browser keeps something then',
        value: kept,
        unit: 'guests',
        atMost: 0,
        from: `${waits.length + WARM} guests; address and storage of the page`,
      },
      {
        what: 'the page’s JS heap at the end, against the start',
        value: end.heap / start.heap,
        unit: 'x',
        atMost: 1.1,
        from: `${from} ${three('heap', 1)} MiB after a collection`,
      },
      {
        what: 'DOM nodes at the end, against the start',
        value: end.nodes / start.nodes,
        unit: 'x',
        atMost: 1.1,
        from: three('nodes'),
      },
      {
        what: 'event listeners at the end, against the start',
        value: end.listeners / start.listeners,
        unit: 'x',
        atMost: 1.1,
        from: three('listeners'),
      },
      {
        what: 'memory of the whole browser at the end, against the middle',
        value: end.browser / (middle ?? end).browser,
        unit: 'x',
        atMost: 1.1,
        from: `${three('browser')} MiB PSS`,
      },
      {
        what: 'memory of server and database at the end, against the middle',
        value: end.server / (middle ?? end).server,
        unit: 'x',
        atMost: 1.1,
        from: `${three('server')} MiB PSS`,
      },
    ]);
    await browser.close();
  } finally {
    await browserServer.close();
    await server.stop();
  }
};
