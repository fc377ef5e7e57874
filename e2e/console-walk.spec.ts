import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './support/accessible.ts';
import { enter } from './support/console.ts';
import { speakConsole } from './support/console-language.ts';
import { STOPS } from './support/console-stops.ts';
import { test } from './support/demo-of-its-own.ts';
import { expectFits } from './support/fits.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import type { DemoRole } from './support/staff-desk.ts';
import { expect } from './support/test.ts';
import { walkConsole } from './support/walk-console.ts';

// What is judged is judged where it rests: a card that rings on would have every frame of the page drawn meanwhile.
test.use({ house: 'console-walk', contextOptions: { reducedMotion: 'reduce' } });

// Servers of their own, beside each other: one after the other, at the end of a run, half of the machine would watch.
test.describe.configure({ mode: 'parallel' });

// Every room and every dialog of the console, on the device that the role holds.

const OFFICE =
  /^(orders|done|kitchen|payment-settings|closing|close-day|z-report|money-alerts|numbers|tips|account|bill|payment)$/;
const LEADS = /^(account|numbers|tips|bill$|payment$|refund)/;
const COOK = /^(kitchen|orders$|progress|table$|tips$)/;
const namesOf = (role: DemoRole) => STOPS.filter(stop => stop.for.includes(role)).map(({ name }) => name);
const waiters = new Set(namesOf('waiter'));

const NARROW = { width: 360, height: 740 };

/** Lithuanian is the longer of the two languages: nothing is cut, beyond the edge or over another thing. */
const readInLithuanian = async (page: Page, usual: { width: number; height: number }): Promise<string[]> => {
  await page.setViewportSize(NARROW);
  await speakConsole(page, 'lt');
  const cut = await whatIsCut(page);
  await speakConsole(page, 'en');
  await page.setViewportSize(usual);
  return cut;
};

/** A room that others have as well is walked by one role; again only where it shows less or more. */
const WALKS = [
  { role: 'waiter', width: 390, height: 844, only: () => true },
  {
    role: 'owner',
    width: 1180,
    height: 820,
    only: (name: string) => !waiters.has(name) || OFFICE.test(name),
  },
  {
    role: 'manager',
    width: 390,
    height: 844,
    only: (name: string) => !waiters.has(name) || LEADS.test(name),
  },
  { role: 'accountant', width: 1024, height: 768, only: () => true },
  { role: 'kitchen', width: 1920, height: 1080, only: (name: string) => COOK.test(name) },
] as const;

/** The stops of a walk, in their order. */
const stopsOf = ({ role, only }: (typeof WALKS)[number]) =>
  STOPS.filter(stop => stop.for.includes(role) && only(stop.name));

for (const [turn, walk] of WALKS.entries()) {
  const { role, width, height, only } = walk;
  // Each room is opened by its address in the first walk that comes to it, and after that from inside the console.
  const before = new Set(WALKS.slice(0, turn).flatMap(each => stopsOf(each).map(({ at }) => at)));
  test(`${role}: every room and dialog at ${width} px is free of what axe-core finds, in light and dark, and fits fingers and screen`, async ({
    evening,
    staffTablet,
  }) => {
    // Three walks share two cores, and whatever else the machine does.
    test.setTimeout(1_200_000);
    const page = await staffTablet({ viewport: { width, height } });
    await enter(page, role);
    const [seen, cut]: [string[], string[]] = [[], []];
    const opened = new Set([...before].map(at => (typeof at === 'string' ? at : at(evening))));
    await walkConsole(
      page,
      role,
      evening,
      async name => {
        seen.push(name);
        await page.emulateMedia({ colorScheme: 'light' });
        await expectAccessible(page);
        await expectFits(page, role === 'kitchen' && name.startsWith('kitchen'));
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page);
        await page.emulateMedia({ colorScheme: 'light' });
        if (width > 400) return;
        for (const words of await readInLithuanian(page, { width, height })) cut.push(`${name}: ${words}`);
      },
      only,
      path => {
        const first = !opened.has(path);
        opened.add(path);
        return first;
      },
    );
    expect(seen).toEqual(stopsOf(walk).map(({ name }) => name));
    expect(cut, 'in Lithuanian, 360 px wide').toEqual([]);
  });
}
