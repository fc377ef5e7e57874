import type { Browser, Page } from '@playwright/test';
import { PASSWORD, type Person, type Venue } from '../furnish.ts';
import { noteFrames } from './in-page.ts';

export type Device = {
  readonly name: string;
  readonly page: Page;
  /**
   * Slows its processor down for as long as something takes. A slowed browser works through the time that it is slower by,
   * at rest too: six of them at once take more than the machine has, and each would measure the others.
   */
  readonly slowly: <T>(work: () => Promise<T>) => Promise<T>;
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true };
const WALL = { viewport: { width: 1920, height: 1080 }, hasTouch: true };

type Place = { readonly venue: Venue; readonly url: string; readonly slowdown: number };

/** Somebody signs in on a device of their own; what is typed before the evening is nobody's tap. */
const signIn = async (
  browser: Browser,
  { venue, url, slowdown }: Place,
  who: Person,
  section: 'tables' | 'kitchen' | 'orders',
  screen: typeof PHONE | typeof WALL,
): Promise<Omit<Device, 'name'>> => {
  const context = await browser.newContext({ ...screen, locale: 'en-GB', timezoneId: 'Europe/Vilnius' });
  const page = await context.newPage();
  await page.addInitScript(noteFrames);
  await page.goto(`${url}/console/${venue.venue.slug}/${section}`);
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  try {
    await page.getByRole('button', { name: /^Taking orders: / }).waitFor();
  } catch (cause) {
    throw new Error(`${who.name} cannot sign in: ${await page.locator('body').innerText()}`, { cause });
  }
  const keepOff = page.getByRole('button', { name: 'Keep it off' });
  if (await keepOff.isVisible()) await keepOff.tap();
  const devtools = await context.newCDPSession(page);
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return {
    page,
    slowly: async work => {
      if (slowdown === 1) return work();
      await slow(slowdown);
      try {
        return await work();
      } finally {
        await slow(1);
      }
    },
  };
};

export type Devices = {
  readonly waiters: readonly (Device & { readonly person: Person })[];
  readonly kitchen: readonly Device[];
  readonly wall: Device;
};

/** A phone for each waiter, a wall and a tablet in the kitchen, and the board on a wall for all. */
export const openDevices = async (browser: Browser, place: Place): Promise<Devices> => {
  const { crew } = place.venue;
  const waiters = [];
  for (const person of crew.waiters) {
    const device = await signIn(browser, place, person, 'tables', PHONE);
    waiters.push({ ...device, name: `${person.name}'s phone`, person });
  }
  return {
    waiters,
    kitchen: [
      { ...(await signIn(browser, place, crew.cook, 'kitchen', WALL)), name: "the kitchen's wall" },
      { ...(await signIn(browser, place, crew.cook, 'kitchen', TABLET)), name: "the kitchen's tablet" },
    ],
    wall: { ...(await signIn(browser, place, crew.manager, 'orders', WALL)), name: 'the board on the wall' },
  };
};
