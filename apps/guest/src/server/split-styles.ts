/** Styles of a page: those of what it shows, for its head, and the others, for its end. */
export type SplitStyles = { readonly first: string; readonly rest: string };

/** Classes of one CSS module begin alike (build/class-name.ts). */
const moduleOf = (className: string): string => className.slice(0, 3);

/** The rules of a style sheet, each with everything in its braces. */
export const rulesOf = (css: string): string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...rules, css.slice(start)];
};

/** A rule with the cascade layer it stands in. */
type Layered = { readonly layer: string; readonly rule: string };

/** The rules of a style sheet, those of a layer one by one: the build puts all of a layer into one block. */
const layeredRules = (css: string): Layered[] =>
  rulesOf(css).flatMap(rule => {
    const [opening = '', layer = ''] = /^\s*@layer ([\w-]+)\s*\{/.exec(rule) ?? [];
    if (!opening) return [{ layer: '', rule }];
    return rulesOf(rule.slice(opening.length, -1)).map(inner => ({ layer, rule: inner }));
  });

const written = (rules: readonly Layered[]): string =>
  rules
    .map(({ layer, rule }, at) => {
      const opens = layer && rules[at - 1]?.layer !== layer ? `@layer ${layer}{` : '';
      return `${opens}${rule}${layer && rules[at + 1]?.layer !== layer ? '}' : ''}`;
    })
    .join('');

/**
 * Attributes of which a page has one value and keeps it (the venue's look, how many rows a section has, from where to where
 * it is read), and those of a message and of an open sheet, of which it comes with none: for these a browser would look
 * through all of the page again and again.
 */
const VARIANT = /\[?\b(data-(?:rows|layout|divider|shape|toast)|dir)="?([\w-]+)"?/g;
/** A sheet that is open: what the page around it does then. */
const OPEN = /\bdialog\b[^>{]*\bopen\b/;
const variantsIn = (text: string): string[] => [
  ...[...text.matchAll(VARIANT)].map(([, name, value]) => `${name}=${value}`),
  ...(OPEN.test(text) ? ['open'] : []),
];

/** The CSS modules whose classes stand in rendered HTML, and the variants of them that it asks for. */
export const partsIn = (html: string): ReadonlySet<string> => {
  const parts = new Set(variantsIn(html));
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(' ')) parts.add(moduleOf(name));
  }
  return parts;
};

/** A rule that holds others: it is for what they are for. */
const HOLDER = /^@(?:media|supports|container)\b[^{;]*\{/;

/** Whether a rule is for nothing but variants that the page is not. */
const isOtherVariant = (rule: string, parts: ReadonlySet<string>): boolean => {
  const [opening = ''] = HOLDER.exec(rule) ?? [];
  if (opening) {
    const held = rulesOf(rule.slice(opening.length, -1)).filter(inner => inner.trim() !== '');
    return held.every(inner => isOtherVariant(inner.trim(), parts));
  }
  return (
    !rule.startsWith('@') &&
    rule
      .slice(0, rule.indexOf('{'))
      .split(',')
      .every(selector => variantsIn(selector).some(variant => !parts.has(variant)))
  );
};

/**
 * A slow phone reads styles for as long as it lays out dishes, so those of sheets, messages and other screens come after
 * the dishes, and so do those of looks that the page does not have. Otherwise a module stays whole and the order within
 * both parts is kept; modules do not depend on each other's order, and a variant only adds to what is varied.
 */
export const splitStyles = (css: string, parts: ReadonlySet<string>): SplitStyles => {
  const shown = ({ rule }: Layered): boolean => {
    const classes = [...rule.matchAll(/\.([A-Za-z][\w-]+)/g)];
    const isThere = classes.length === 0 || classes.some(([, name = '']) => parts.has(moduleOf(name)));
    return isThere && !isOtherVariant(rule.trim(), parts);
  };
  const rules = layeredRules(css).filter(({ rule }) => rule.trim() !== '');
  return {
    first: written(rules.filter(shown)),
    rest: written(rules.filter(rule => !shown(rule))),
  };
};
