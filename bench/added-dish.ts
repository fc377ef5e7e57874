import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../packages/testkit/src/chromium.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';

const FLIGHTS = 10;
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const FRAME_MS = 1_000 / 60;

declare global {
  interface Window {
    /** Pauses between the frames of each flight, in ms. */
    flights: number[][];
  }
}

/** Runs in the page: notes each frame from the moment at which a piece flies until it is gone. */
const watch = (): void => {
  window.flights = [];
  const follow = (piece: Element): void => {
    const pauses: number[] = [];
    let last = 0;
    const look = (now: number): void => {
      if (last > 0) pauses.push(now - last);
      last = now;
      if (piece.isConnected) requestAnimationFrame(look);
      else window.flights.push(pauses);
    };
    requestAnimationFrame(look);
  };
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.dataset.flies !== undefined) follow(node);
  }).observe(document, { subtree: true, childList: true });
};

const fly = async (browser: Browser, base: string): Promise<number[][]> => {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${base}/VILNIUS-1?lang=en`);
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();
  const flown = () => page.evaluate(() => window.flights.length);
  // What flies is fetched once the menu stands: the first flights are not measured.
  for (let tries = 0; tries < 20 && (await flown()) === 0; tries += 1) {
    await add.tap();
    await page.waitForTimeout(700);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    window.flights = [];
  });
  for (let flight = 1; flight <= FLIGHTS; flight += 1) {
    await add.tap();
    await page.waitForFunction(count => window.flights.length >= count, flight);
  }
  const flights = await page.evaluate(() => window.flights);
  await context.close();
  return flights;
};

/** A dish that flies into the bar on a slow phone: frames that do not come in time. */
export const run = async (): Promise<void> => {
  const server = await startServer({ env: { SANDBOX: '1', NODE_ENV: 'development' } });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const pauses = (await fly(browser, server.base)).flat();
    // A frame is late once the next one should have been there.
    const late = pauses.filter(pause => pause > FRAME_MS * 1.5);
    report('added-dish', [
      {
        what: 'frames that come late while an added dish flies into the bar',
        value: (late.length / pauses.length) * 100,
        unit: '%',
        atMost: 5,
        from: `${late.length} of ${pauses.length} in ${FLIGHTS} flights, longest ${Math.max(...pauses).toFixed(0)} ms, no GPU, CPU ${CPU_SLOWDOWN}x slower`,
      },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
};
