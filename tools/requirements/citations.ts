/** An id as written in a test, and where. */
export type Citation = { id: string; path: string };

const one = '[A-Z]+-\\d+';
const bracketed = /\[([A-Z]+-\d+[^\]\n]*)\]/g;
const list = new RegExp(`^${one}(?:\\s*,\\s*${one})*$`);
const literal = new RegExp(`(['"\`])(${one}(?:\\s*,\\s*${one})*)\\1`, 'g');
/** A title that takes its id from the rows of a table. */
const titleFromRow = /\[(?:%s|\$\w+)/;

const ids = (text: string): string[] => text.split(',').map(id => id.trim());

/**
 * The requirement ids that the titles of a test file name: `[MENU-24]` or `[MENU-24, MENU-25]`; in a table whose title
 * starts with `[%s]` or `[$id]`, the ids of its rows. A range is no citation, for nobody can see what it covers:
 * it comes back in `unreadable`.
 */
export const citationsIn = (path: string, text: string): { citations: Citation[]; unreadable: string[] } => {
  const citations: Citation[] = [];
  const unreadable: string[] = [];
  for (const [, inner = ''] of text.matchAll(bracketed)) {
    if (list.test(inner)) citations.push(...ids(inner).map(id => ({ id, path })));
    else unreadable.push(`${path}: [${inner}]`);
  }
  if (titleFromRow.test(text)) {
    for (const match of text.matchAll(literal))
      citations.push(...ids(match[2] ?? '').map(id => ({ id, path })));
  }
  return { citations, unreadable };
};
