import { expect, type Frame, type Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { breaks, coloursOf, violationsOf } from './axe.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What can be reached now: with a sheet over it the page is dimmed and inert, and was judged before the sheet opened. */
const inReach = async (page: Page): Promise<string | null> => {
  for (const sheet of ['dialog:modal', '[role=dialog][aria-modal=true]'])
    if ((await page.locator(sheet).count()) > 0) return sheet;
  return null;
};

/** What axe finds on it; a sheet that went between the look and the judgement is judged as what stands there then. */
const onReach = async (page: Page, judge: (within: string | null) => Promise<Result[]>): Promise<Result[]> =>
  judge(await inReach(page)).catch(async (error: unknown) => {
    if (!String(error).includes('No elements found for include')) throw error;
    return judge(await inReach(page));
  });

/** A sheet that slides or a picture that fades in is judged where it comes to rest; what rings or turns is not waited for: it may not end. */
const settled = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const moving = () =>
      document
        .getAnimations()
        // What goes by the scrolling of a list has no end of its own.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(each => each.playState !== 'finished' && each.effect?.getComputedTiming().iterations === 1)
        // What the browser leaves out because it is far from the screen does not move, and never ends.
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility({ contentVisibilityAuto: true }),
        );
    // A changed scheme is painted first and begins to fade after it; one fade may start the next. A clock's hand never rests.
    await frame();
    await frame();
    for (let round = 0; round < 3; round += 1) {
      const now = moving();
      if (now.length === 0) return;
      await Promise.allSettled(now.map(each => each.finished));
      await frame();
    }
  });

/**
 * A phone inside a page, as previews show one, is judged once its page has come and its splash has gone: a splash that
 * fades is pale, and a frame that has not begun holds no splash yet.
 */
const framesShown = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const source = await (await frame.frameElement()).getAttribute('src');
    if (source) await frame.waitForURL(url => url.href !== 'about:blank', { waitUntil: 'load' });
    await expect(frame.locator('[role=status]:has(> p:last-child)')).toHaveCount(0);
    await settled(frame);
  }
};

/**
 * A target that lies half under a fixed bar is not small: the guest scrolls a little. It is judged again in the middle of
 * the screen.
 */
const stillTooSmall = async (page: Page, target: string): Promise<boolean> => {
  await page
    .locator(target)
    .evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return breaks(page, target, 'target-size');
};

const real = async (page: Page, violation: Result): Promise<Result | null> => {
  if (violation.id !== 'target-size') return violation;
  const top = await page.evaluate(() => scrollY);
  const nodes = [];
  for (const node of violation.nodes) {
    if (await stillTooSmall(page, node.target.join(' '))) nodes.push(node);
  }
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);
  return nodes.length > 0 ? { ...violation, nodes } : null;
};

/** Colours alone: what else axe-core looks at does not depend on the scheme. */
export const expectContrast = async (page: Page): Promise<void> => {
  await framesShown(page);
  await settled(page);
  const violations = await onReach(page, within => coloursOf(page, within));
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `contrast at ${new URL(page.url()).pathname}`).toEqual([]);
};

/** Nothing that axe-core finds against WCAG 2.2 A and AA on what is shown now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await framesShown(page);
  await settled(page);
  const judge = () => onReach(page, within => violationsOf(page, within, TAGS));
  let violations = await judge();
  if (violations.length > 0) {
    // What came while it was being judged was still fading in: that is judged where it rests.
    await settled(page);
    violations = await judge();
  }
  const found: object[] = [];
  for (const violation of violations) {
    const left = await real(page, violation);
    if (!left) continue;
    const where = left.nodes.map(
      ({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`,
    );
    found.push({ rule: left.id, help: left.help, where });
  }
  expect(found, `axe-core at ${new URL(page.url()).pathname}`).toEqual([]);
};
