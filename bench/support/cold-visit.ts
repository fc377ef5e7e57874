import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../packages/testkit/src/chromium.ts';

/** 1.6 Mbit/s, 150 ms, CPU four times slower: a mid-range phone in a cellar. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** Between seeing a dish and touching it: nobody is quicker. The page taps itself, since a browser that is steered from outside is late. */
const HASTE_MS = 100;

/** What the page says once a dish is open. */
const OPENED = 'a dish is open';

export type Timing = {
  readonly dish: number;
  readonly usable: number;
  /** A dish that was tapped as soon as the first of them stood there is open; 0: nobody tapped. */
  readonly opened: number;
  readonly shift: number;
  /** The first photo of a dish has arrived; infinite where none stands near the first screen. */
  readonly photo: number;
  /** Bytes of the page and of the scripts that were there by then, compressed as they came. */
  readonly html: number;
  readonly scripts: number;
};

type FirstView = { dish: number; opened: number; shift: number };
/** When something had been painted, and how much the layout moved until the page had loaded. */
export type Painted = { at: number; shift: number };

declare global {
  /** What a cold visit notes for who measures it. */
  interface Window {
    firstView: FirstView;
    painted: Painted;
  }
}

/** What `usable` claims: the first tap on a dish in sight shows its sheet. Throws when it does not. */
const tapFirstDish = async (page: Page): Promise<void> => {
  await page.locator('main li h3 button').first().tap();
  await page.locator('dialog[open]').waitFor({ state: 'visible' });
};

/** Browsers fetch photos that are near the screen alone. */
const photoIsNear = (): boolean =>
  [...document.querySelectorAll('main li img')].some(image => {
    const { top, left } = image.getBoundingClientRect();
    return top < 1.5 * innerHeight && left < innerWidth;
  });

const photoArrived = (): boolean =>
  [...document.querySelectorAll<HTMLImageElement>('main li img')].some(
    image => image.currentSrc.startsWith('http') && image.complete && image.naturalWidth > 0,
  );

/** Notes when the first dish has been painted, when a dish is open, and how much the layout moved; runs before the page's own scripts. */
const watch = ({ tapAfter, openedMessage }: { tapAfter: number | null; openedMessage: string }) => {
  const noted: FirstView = { dish: 0, opened: 0, shift: 0 };
  Object.assign(window, { firstView: noted });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) noted.shift += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const lookForSheet = () => {
    if (!document.querySelector('dialog[open] h2')) return requestAnimationFrame(lookForSheet);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      noted.opened = performance.now();
      console.debug(openedMessage);
    };
    painted.port2.postMessage('');
    return undefined;
  };
  requestAnimationFrame(lookForSheet);
  const look = () => {
    const dish = document.querySelector('main li');
    if (dish && dish.getBoundingClientRect().height > 0) {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        noted.dish = performance.now();
        const tap = () => document.querySelector<HTMLElement>('main li h3 button')?.click();
        if (tapAfter !== null) setTimeout(tap, tapAfter);
      };
      painted.port2.postMessage('');
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** A browser that scanned what a phone did. */
export const giveCookies = async (context: BrowserContext, url: string, cookies: string): Promise<void> => {
  if (!cookies) return;
  const { hostname } = new URL(url);
  await context.addCookies(
    cookies.split('; ').map(pair => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: hostname, path: '/' };
    }),
  );
};

/** A phone that was never here, in a cellar. */
export const slowPhone = async (
  browser: Browser,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page };
};

/**
 * One cold visit. `usable`: our page says so itself (a performance mark set once taps work), a static one with `load`.
 * `hasty`: the guest does not wait for that.
 */
export const visit = async (
  browser: Browser,
  url: string,
  cookies: string,
  ours: boolean,
  hasty = false,
): Promise<Timing> => {
  const { context, page } = await slowPhone(browser);
  await giveCookies(context, url, cookies);
  await page.addInitScript(watch, { tapAfter: hasty ? HASTE_MS : null, openedMessage: OPENED });
  // A guest who has been here before: neither introduction nor popup lies over the dish that is tapped.
  await page.addInitScript(() => {
    localStorage.setItem('popup-shown-autumn', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'onboarding-orders=done; path=/';
  });
  if (hasty) {
    // The page says so itself: to be asked again and again costs a slow phone a tenth of a second before its first dish.
    const opened = page.waitForEvent('console', message => message.text() === OPENED);
    await page.goto(url, { waitUntil: 'commit' });
    await opened;
  } else await page.goto(url, { waitUntil: 'load' });
  if (ours) {
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
      timeout: 30_000,
    });
  }
  if (await page.evaluate(photoIsNear))
    await page.waitForFunction(photoArrived, undefined, { timeout: 30_000 });
  const timing = await page.evaluate(
    own => ({
      html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((all, entry) => all + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      ...window.firstView,
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
  if (ours && !hasty) await tapFirstDish(page);
  await context.close();
  return timing;
};

/** Notes when the first of something has been painted, and each shift: nobody touches anything here. Runs before the page's own scripts. */
const watchFor = (css: string) => {
  const noted: Painted = { at: 0, shift: 0 };
  Object.assign(window, { painted: noted });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      noted.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const first = document.querySelector(css);
    if (!first || first.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      noted.at = performance.now();
    };
    painted.port2.postMessage('');
    return undefined;
  };
  requestAnimationFrame(look);
};

/** One cold visit, until the first of what `css` selects has been painted; asked after once the page has loaded, for asking slows a phone. */
export const firstPainted = async (browser: Browser, url: string, css: string): Promise<Painted> => {
  const { context, page } = await slowPhone(browser);
  await page.addInitScript(watchFor, css);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.painted.at > 0, undefined, { timeout: 30_000 });
  const noted = await page.evaluate(() => window.painted);
  await context.close();
  return noted;
};

/** Phones place letters where their measures say; a Linux desktop rounds each to whole pixels, and a line may be two. */
const LETTERS_AS_ON_PHONES = '--font-render-hinting=none';

/** A browser that measures nothing but what it is told to. */
export const measuringBrowser = (): Promise<Browser> => {
  const launch = chromiumLaunch();
  return chromium.launch({ ...launch, args: [...(launch.args ?? []), LETTERS_AS_ON_PHONES] });
};
