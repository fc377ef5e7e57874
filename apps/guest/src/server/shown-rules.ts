import { rulesOf } from './split-styles.ts';

/** A rule that holds others: those count one by one. */
const HOLDER = /^\s*@(?:layer|media|supports|container|starting-style)\b[^{;]*\{/;

/** The classes that stand in rendered HTML: nothing else of it decides which rules could show. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));

const isThere = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.matchAll(/\.([A-Za-z][\w-]+)/g)].every(([, name = '']) => classes.has(name));

/** In the place of brackets of which nothing is there: no class is called so. */
const NOTHING = '.no-such-class';

/** A list of selectors with its brackets decided, the inmost first: one of what they ask for must be there. */
const decided = (list: string, classes: ReadonlySet<string>): string => {
  const shorter = list.replace(/(:[\w-]+)?\(([^()]*)\)/g, (_, name: string | undefined, inner: string) => {
    const asks = name === ':is' || name === ':where' || name === ':has';
    return !asks || inner.split(',').some(each => isThere(each, classes)) ? '' : NOTHING;
  });
  return shorter === list ? list : decided(shorter, classes);
};

const couldShow = (rule: string, classes: ReadonlySet<string>): boolean => {
  const named = rule.trimStart();
  if (named.startsWith('@')) return !named.startsWith('@keyframes');
  return decided(named.slice(0, named.indexOf('{')), classes)
    .split(',')
    .some(selector => isThere(selector, classes));
};

const among = (css: string, classes: ReadonlySet<string>): string =>
  rulesOf(css)
    .map(rule => {
      const [opening = ''] = HOLDER.exec(rule) ?? [];
      if (!opening) return couldShow(rule, classes) ? rule : '';
      const held = among(rule.slice(opening.length, -1), classes);
      return held.trim() && `${opening}${held}}`;
    })
    .join('');

const MOVES = /@keyframes ([\w-]+)\s*\{/;

/** The keyframes of a style sheet that some of its rules, kept from it, move by: what waits by one would not wait without. */
export const movesOf = (css: string, kept: string): string =>
  rulesOf(css)
    .map(rule => {
      const [opening = ''] = HOLDER.exec(rule) ?? [];
      if (opening) {
        const held = movesOf(rule.slice(opening.length, -1), kept);
        return held && `${opening}${held}}`;
      }
      const [, name = ''] = MOVES.exec(rule) ?? [];
      return name && new RegExp(`\\b${name}\\b`).test(kept) ? rule : '';
    })
    .join('');

/**
 * The rules that could show in this HTML, for a page so small that its styles are most of it. What an element looks like
 * with a class that it does not have yet is not among them, nor what moves: the whole sheets follow, in their own order.
 */
export const shownRules = (css: string, html: string): string => among(css, classesIn(html));
