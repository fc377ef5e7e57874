import type { Page } from '@playwright/test';

declare global {
  interface Window {
    seenToMove: Set<string>;
  }
}

/** Longer than a frame (ms) is a motion that somebody sees. */
const FRAME = 17;

/** Runs in each page of the test before its own scripts: writes down what begins to move or to fade. */
const watchMotion = (frame: number): void => {
  const seen = new Set<string>();
  Object.assign(self, { seenToMove: seen });
  const moving =
    /^(transform|translate|scale|rotate|opacity|inset|(inline|block)-?size|width|height|top|left|right|bottom|margin|padding|stroke-?dash)/i;
  const note = (): void => {
    for (const animation of document.getAnimations()) {
      // What a finger scrolls moves with the finger.
      if (animation.timeline !== document.timeline) continue;
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
      const { activeDuration = 0 } = effect.getComputedTiming();
      if (Number(activeDuration) <= frame) continue;
      const properties = new Set(effect.getKeyframes().flatMap(each => Object.keys(each)));
      const moved = [...properties].filter(property => moving.test(property));
      const where = `${effect.target.tagName.toLowerCase()}.${effect.target.getAttribute('class') ?? ''}`;
      if (moved.length > 0) seen.add(`${where}${effect.pseudoElement ?? ''}: ${moved.join(', ')}`);
    }
  };
  for (const begin of ['animationstart', 'transitionrun']) addEventListener(begin, note, true);
};

/** What moves or fades from here on in the pages, wherever the style says so; ask after each screen. */
export const watchForMotion = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(watchMotion, FRAME);
  return () =>
    page.evaluate(() => {
      const seen = self.seenToMove;
      const all = [...seen];
      seen.clear();
      return all;
    });
};
