import { UNSEEN } from '../../notes/index.ts';

/** Longest piece of a file that a problem shows of what it read, and of the name and the place beside it. */
const MOST = { value: 40, name: 120, place: 120 } as const;

/**
 * A text of a file as it may be shown to people: one line, cut by whole signs where it is long. A sign stands in the place
 * of what is hidden in it, so that "4,50" with something in it does not look right.
 */
const shown = (text: string, most: number): string => {
  // Twice as many units hold as many signs, however long the file's text is.
  const start = [...text.slice(0, 2 * most + 2)];
  const cut = start.slice(0, most).join('');
  const plain = cut.replace(/[\s\u0085]/gu, ' ').replace(UNSEEN, '\uFFFD');
  return start.length > most ? `${plain.trimEnd()}…` : plain;
};

/** What a problem quotes of a value: words, numbers and yes or no; null where there is nothing of that kind. */
export const quoted = (value: unknown): string | null => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : shown(text, MOST.value);
};

type Told = { readonly path: string; readonly field: string; readonly name: string };

/** A problem whose name and place are fit to be shown, too: they are of the file as well. */
export const fitToShow = <T extends Told>(problem: T): T => ({
  ...problem,
  path: shown(problem.path, MOST.place),
  field: shown(problem.field, MOST.place),
  name: shown(problem.name, MOST.name),
});
