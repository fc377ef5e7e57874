import { MAX_ITEM_NOTE } from './item-note.ts';

/** A note stands beside its dish on the ticket; one that is longer than there stands above all of them. */
export const isLongNote = (note: string): boolean => note.length > MAX_ITEM_NOTE;

/**
 * What is to be read beside a dish of which there are several portions, in their order: the one note of them all, or
 * `1 × no salt; 2 × rare` where they differ. Long notes are not in it.
 */
export const noteOfPortions = (notes: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const note of notes.map(each => (isLongNote(each) ? '' : each))) {
    counts.set(note, (counts.get(note) ?? 0) + 1);
  }
  const [only] = counts.keys();
  if (only === undefined || counts.size === 1) return only ?? '';
  return [...counts]
    .filter(([note]) => note !== '')
    .map(([note, count]) => `${count} × ${note}`)
    .join('; ');
};

const BETWEEN = '; ';

/** What stands above the dishes without the long note of one of them: `Soup: …; Pie: …`. */
export const withoutAbove = (
  comment: string,
  line: { readonly name: string; readonly note: string },
): string => {
  const words = `${line.name}: ${line.note}`;
  const at = isLongNote(line.note) ? comment.indexOf(words) : -1;
  if (at < 0) return comment;
  const before = comment.slice(0, at);
  const after = comment.slice(at + words.length);
  if (before.endsWith(BETWEEN)) return before.slice(0, -BETWEEN.length) + after;
  return after.startsWith(BETWEEN) ? before + after.slice(BETWEEN.length) : before + after;
};
