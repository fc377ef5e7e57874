import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Menu } from '@tableside/contract/http/menu';
import { call, scan } from './support/guest.ts';
import { median } from './support/measure.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { serveStatic, staticPage } from './support/static-page.ts';

const ROUNDS = 5;
/** 1.6 Mbit/s, 150 ms, CPU four times slower: a mid-range phone in a cellar. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

type Timing = {
  readonly dish: number;
  readonly usable: number;
  readonly shift: number;
  /** The first photo of a dish has arrived. */
  readonly photo: number;
};

/** What `usable` claims: the first tap on a dish in sight shows its sheet. Throws when it does not. */
const tapFirstDish = async (page: Page): Promise<void> => {
  await page.locator('main li h3 button').first().tap();
  await page.locator('dialog[open]').waitFor({ state: 'visible' });
};

const photoArrived = (): boolean =>
  [...document.querySelectorAll<HTMLImageElement>('main li img')].some(
    image => image.currentSrc.startsWith('http') && image.complete && image.naturalWidth > 0,
  );

/** Notes when the first dish has been painted and how much the layout moved; runs before the page's own scripts. */
const watch = () => {
  const noted = { dish: 0, shift: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) noted.shift += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const dish = document.querySelector('main li');
    if (dish && dish.getBoundingClientRect().height > 0) {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        noted.dish = performance.now();
      };
      painted.port2.postMessage('');
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** One cold visit. `usable`: our page says so itself (a performance mark set once taps work), a static one with `load`. */
const visit = async (browser: Browser, url: string, cookies: string, ours: boolean): Promise<Timing> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const { hostname } = new URL(url);
  if (cookies) {
    await context.addCookies(
      cookies.split('; ').map(pair => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: hostname, path: '/' };
      }),
    );
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  // A guest who has been here before: neither introduction nor popup lies over the dish that is tapped.
  await page.addInitScript(() => {
    localStorage.setItem('popup-shown-autumn', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'onboarding-orders=done; path=/';
  });
  await page.goto(url, { waitUntil: 'load' });
  if (ours) {
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
      timeout: 30_000,
    });
  }
  await page.waitForFunction(photoArrived, undefined, { timeout: 30_000 });
  const timing = await page.evaluate(
    own => ({
      ...(window as unknown as { noted: { dish: number; shift: number } }).noted,
      photo: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/thumb\./.test(name))
          .map(entry => (entry as PerformanceResourceTiming).responseEnd),
      ),
      usable: own
        ? (performance.getEntriesByName('usable')[0]?.startTime ?? 0)
        : ((performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd ?? 0),
    }),
    ours,
  );
  if (ours) await tapFirstDish(page);
  await context.close();
  return timing;
};

/** First dish visible and usable, against a static page with the same dishes and pictures. DESIGN §9. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const browser = await chromium.launch({
    ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const phone = await scan(server.base, 'VILNIUS-1');
    const menu = await call<Menu>(server.base, phone, `/get-menu-categories/${phone.session}`);
    const data = await call<{ restaurant: { name: string; cover: string | null } }>(
      server.base,
      phone,
      `/get-session-data/${phone.session}`,
    );
    const still = await serveStatic(
      staticPage(menu, data.restaurant.name, data.restaurant.cover),
      join(server.dataDir, 'media'),
    );
    const ours: Timing[] = [];
    const reference: Timing[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reference.push(await visit(browser, `${still.base}/`, '', false));
      ours.push(await visit(browser, `${server.base}/menu/${phone.session}`, phone.cookie, true));
    }
    await still.stop();
    const of = (timings: readonly Timing[], pick: (timing: Timing) => number) => median(timings.map(pick));
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const dish = of(ours, timing => timing.dish);
    const usable = of(ours, timing => timing.usable);
    const staticDish = of(reference, timing => timing.dish);
    const staticUsable = of(reference, timing => timing.usable);
    const dishes = menu.categories.reduce((all, category) => all + category.items.length, 0);
    report('page', [
      {
        what: 'first dish visible against a static page',
        value: dish / staticDish,
        unit: 'x',
        atMost: 1.1,
        from: `${ms(dish)} and ${ms(staticDish)}; ${dishes} dishes, cold, 1.6 Mbit/s, 150 ms, CPU 4x slower, median of ${ROUNDS}`,
      },
      {
        what: 'usable against a static page',
        value: usable / staticUsable,
        unit: 'x',
        atMost: 1.6,
        from: `${ms(usable)} (taps work) and ${ms(staticUsable)} (load event)`,
      },
      {
        what: 'first photo of a dish against a static page',
        value: of(ours, timing => timing.photo) / of(reference, timing => timing.photo),
        unit: 'x',
        from: `${ms(of(ours, timing => timing.photo))} and ${ms(of(reference, timing => timing.photo))}; scripts go before photos`,
      },
      {
        what: 'layout shift',
        value: Math.max(...ours.map(timing => timing.shift)),
        unit: 'CLS',
        atMost: 0,
        from: 'worst round',
      },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
};
