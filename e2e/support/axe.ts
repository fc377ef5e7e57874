import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

const COLOURS = 'color-contrast';

/** What does not change how an element is painted, and differs from row to row. */
const NOT_PAINTED =
  'alt aria-controls aria-describedby aria-label aria-labelledby datetime for href id name src title value'.split(
    ' ',
  );

/** axe-core stays in a document once it is there: reading its half a megabyte takes as long as a small judgement. */
const bringAxe = async (page: Page): Promise<void> => {
  const bring = async (frame: Pick<Page, 'evaluate'>): Promise<void> => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  };
  const inside = page.frames().filter(frame => frame !== page.mainFrame());
  // A frame that goes meanwhile, or of a page that is not ours, is not judged.
  await Promise.all([bring(page), ...inside.map(frame => bring(frame).catch(() => undefined))]);
};

/** What axe finds on the page, or on the parts of it that the selector names. Throws when it names none. */
const run = async (page: Page, within: string | null, options: RunOptions): Promise<Result[]> => {
  await bringAxe(page);
  return page.evaluate(
    async ([selector, asked]) =>
      (await window.axe.run(selector ?? document, { ...asked, resultTypes: ['violations'] })).violations,
    [within, options] as const,
  );
};

/**
 * Colours of texts. Four fifths of axe's time goes into them, text by text, and a list of two hundred rows has the colours of
 * three: of texts with the same tags, classes, states and styles up to the root the first two and the last are judged.
 */
export const coloursOf = async (page: Page, within: string | null): Promise<Result[]> => {
  await bringAxe(page);
  return page.evaluate(
    async ([selector, rule, notPainted]) => {
      const unseen = new Set(notPainted);
      const names = new Map<string, number>();
      const looks = new Map<Element, number>();
      const lookOf = (element: Element): number => {
        const known = looks.get(element);
        if (known !== undefined) return known;
        const above = element.parentElement ? lookOf(element.parentElement) : 0;
        const own = [...element.attributes]
          .filter(({ name }) => !unseen.has(name))
          .map(({ name, value }) => `${name}=${value}`);
        const name = [above, element.localName, ...own].join('\n');
        const look = names.get(name) ?? names.size + 1;
        names.set(name, look);
        looks.set(element, look);
        return look;
      };
      const says = (element: Element): boolean =>
        element.matches('iframe, input, textarea, select') ||
        [...element.childNodes].some(
          node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
      const alike = new Map<number, Element[]>();
      const roots = selector === null ? [document.body] : [...document.querySelectorAll(selector)];
      // As axe itself says it of a sheet that has gone meanwhile.
      if (roots.length === 0) throw new Error('No elements found for include');
      for (const root of roots)
        for (const element of [root, ...root.querySelectorAll('*')]) {
          if (!says(element)) continue;
          const look = lookOf(element);
          alike.set(look, [...(alike.get(look) ?? []), element]);
        }
      const include = [...alike.values()].flatMap(all =>
        all.length > 3 ? [...all.slice(0, 2), ...all.slice(-1)] : all,
      );
      if (include.length === 0) return [];
      const { violations } = await window.axe.run(
        { include },
        { runOnly: { type: 'rule', values: [rule] }, resultTypes: ['violations'] },
      );
      return violations;
    },
    [within, COLOURS, NOT_PAINTED] as const,
  );
};

/** All rules of the tags. */
export const violationsOf = async (
  page: Page,
  within: string | null,
  tags: readonly string[],
): Promise<Result[]> => [
  ...(await run(page, within, {
    runOnly: { type: 'tag', values: [...tags] },
    rules: { [COLOURS]: { enabled: false } },
  })),
  ...(await coloursOf(page, within)),
];

/** One rule on one element. */
export const breaks = async (page: Page, target: string, rule: string): Promise<boolean> =>
  (await run(page, target, { runOnly: { type: 'rule', values: [rule] } })).length > 0;

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
