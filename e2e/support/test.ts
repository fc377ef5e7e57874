import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { claim, giveBack } from './claim.ts';
import { GuestDesk } from './guest-desk.ts';
import { type DemoRole, StaffDesk } from './staff-desk.ts';

/** Of one dot a pixel, as in playwright.config.ts. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const TABLET = {
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  isMobile: false,
  deviceScaleFactor: 1,
};

type Opener = (options?: BrowserContextOptions) => Promise<Page>;
type Fixtures = {
  /** Errors nobody caught in any page of the test; there must be none. */
  readonly uncaught: string[];
  /** Another device: cookies, storage and connection apart from `page`. */
  readonly anotherPhone: Opener;
  readonly staffTablet: Opener;
  /** A guest who scans a table's code and orders through the API. */
  readonly guestAt: (hash: string) => Promise<GuestDesk>;
  /** Another member of staff who works through the API. */
  readonly staffAs: (role: DemoRole) => Promise<StaffDesk>;
};
type WorkerFixtures = {
  /** Staff behind the scenes: prepares what a journey needs without clicking through it. */
  readonly desk: StaffDesk;
};

/** Notes errors. The guest has been here before: no introduction, popup or question lies over what a journey is about. */
const watch = async (context: BrowserContext, uncaught: string[]): Promise<void> => {
  context.on('weberror', event => void uncaught.push(String(event.error())));
  await context.addInitScript(() => {
    // Frames of other origins have no storage of ours; those of our sandbox come when a journey has gone on.
    if (!self.origin.startsWith('http') || self !== top) return;
    localStorage.setItem('popup-shown-autumn', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'onboarding-orders=done; path=/';
    if (!/allow-notifications=/.test(document.cookie)) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
      document.cookie = 'allow-notifications=denied; path=/';
    }
  });
};

const withDevices = async (
  browser: Browser,
  device: BrowserContextOptions,
  uncaught: string[],
  use: (open: Opener) => Promise<void>,
): Promise<void> => {
  const contexts: BrowserContext[] = [];
  await use(async options => {
    const context = await browser.newContext({ ...device, ...options });
    contexts.push(context);
    await watch(context, uncaught);
    return context.newPage();
  });
  await Promise.all(contexts.map(context => context.close()));
};

/** What stood on the page when a journey failed, for those who have only its log. */
const tellWhereItStood = async (page: Page): Promise<void> => {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  process.stdout.write(`    stood at ${page.url()}\n${shown.slice(0, 3_000).replace(/^/gm, '      ')}\n`);
};

/** Playwright's test with further devices and staff at hand. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  actionTimeout: 30_000,
  uncaught: [
    async ({ context }, use, info) => {
      const uncaught: string[] = [];
      await watch(context, uncaught);
      await use(uncaught);
      giveBack();
      if (info.status !== info.expectedStatus)
        for (const page of context.pages()) await tellWhereItStood(page);
      expect(uncaught, 'errors nobody caught in a page').toEqual([]);
    },
    { auto: true },
  ],
  anotherPhone: ({ browser, uncaught }, use) => withDevices(browser, PHONE, uncaught, use),
  staffTablet: ({ browser, uncaught }, use) => withDevices(browser, TABLET, uncaught, use),
  guestAt: ({ baseURL }, use) =>
    use(async hash => {
      await claim(hash);
      return GuestDesk.scan(baseURL ?? '', hash);
    }),
  staffAs: ({ baseURL }, use) => use(role => StaffDesk.signIn(baseURL ?? '', role)),
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, { project }) => use(await StaffDesk.signIn(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
});
export { expect };
