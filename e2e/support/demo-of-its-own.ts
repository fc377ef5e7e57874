import { serveDemo } from '../../tools/e2e/serve.ts';
import { claimAt } from './claim.ts';
import { type Evening, openEvening } from './console-evening.ts';
import { StaffDesk } from './staff-desk.ts';
import { test as base } from './test.ts';

type OwnDemo = {
  /** Whose server it is: the name of the file. Playwright would let files of one worker share theirs, with what they left. */
  house: string;
  demo: string;
  evening: Evening;
};

/**
 * A server that nobody else uses: what is walked through there is neither disturbed by other journeys nor disturbs them.
 * Every file names its `house`. `evening`: the restaurant is busy; who does not ask for it finds the venues as they were
 * at the first start.
 */
export const test = base.extend<{ baseURL: string }, OwnDemo>({
  house: ['', { scope: 'worker', option: true }],
  demo: [
    async ({ house }, use) => {
      if (!house) throw new Error('A file with a demo of its own says so: test.use({ house }).');
      const { url, stop } = await serveDemo();
      claimAt(url);
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  desk: [async ({ demo }, use) => use(await StaffDesk.signIn(demo)), { scope: 'worker' }],
  evening: [async ({ demo }, use) => use(await openEvening(demo)), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ demo }, use) => use(demo),
});
