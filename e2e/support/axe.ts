import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOnly, RunOptions } from 'axe-core';

/** As `axe.source`, without its comments and long names: less than half to send and to read. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COLOURS = 'color-contrast';
const JUDGED = 'data-colours-judged';

/** What does not change how an element is painted, and differs from row to row. */
const NOT_PAINTED =
  'alt aria-controls aria-describedby aria-label aria-labelledby datetime for href id name src title value'.split(
    ' ',
  );

/** axe-core stays in a document once it is there: reading its half a megabyte takes as long as a small judgement. */
const bringAxe = async (page: Page): Promise<void> => {
  const bring = async (frame: Pick<Page, 'evaluate'>): Promise<void> => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
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
 * Marks the texts whose colours are judged. Four fifths of axe's time would go into colours, text by text, and a list of two
 * hundred rows has those of three: of texts with the same tags, classes, states and styles up to the root the first two and
 * the last are judged. Marked, and not named to a run of its own: each run of axe first reads the whole page.
 */
const markTexts = (page: Page, within: string | null): Promise<void> =>
  page.evaluate(
    ([selector, rule, mark, notPainted]) => {
      window.axe.configure({ rules: [{ id: rule, selector: `[${mark}]` }] });
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
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
      for (const root of roots)
        for (const element of [root, ...root.querySelectorAll('*')]) {
          if (!says(element)) continue;
          const look = lookOf(element);
          alike.set(look, [...(alike.get(look) ?? []), element]);
        }
      const chosen = [...alike.values()].flatMap(all =>
        all.length > 3 ? [...all.slice(0, 2), ...all.slice(-1)] : all,
      );
      for (const element of chosen) element.setAttribute(mark, '');
    },
    [within, COLOURS, JUDGED, NOT_PAINTED] as const,
  );

/** As `run`, with the colours of the texts that are marked for it. */
const runWithColours = async (page: Page, within: string | null, runOnly: RunOnly): Promise<Result[]> => {
  await bringAxe(page);
  await markTexts(page, within);
  return run(page, within, { runOnly });
};

/** Colours of texts, and nothing else. */
export const coloursOf = (page: Page, within: string | null): Promise<Result[]> =>
  runWithColours(page, within, { type: 'rule', values: [COLOURS] });

/** All rules of the tags. */
export const violationsOf = (page: Page, within: string | null, tags: readonly string[]): Promise<Result[]> =>
  runWithColours(page, within, { type: 'tag', values: [...tags] });

/** One rule on one element. */
export const breaks = async (page: Page, target: string, rule: string): Promise<boolean> =>
  (await run(page, target, { runOnly: { type: 'rule', values: [rule] } })).length > 0;

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
