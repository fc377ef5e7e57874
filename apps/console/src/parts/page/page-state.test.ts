import { expect, it } from 'vitest';
import { pageState } from './page-state.ts';

type Saved = { revision: number; changed_by: string | null; words: string };
type Draft = { words: string; key: number };

const saved = (revision: number, words: string): Saved => ({ revision, changed_by: 'Rūta', words });
const typed = (words: string, key = 0): Draft => ({ words, key });

it.each([
  ['as it was', { draft: typed('old') }, false, null],
  ['typed', { draft: typed('mine') }, true, null],
  ['a colleague saved, nothing is typed', { saved: saved(2, 'theirs'), draft: typed('old') }, false, 'in'],
  ['a colleague saved what differs', { saved: saved(2, 'theirs'), draft: typed('mine') }, true, 'beside'],
  [
    'what is typed was saved, its answer lost',
    { saved: saved(2, 'mine'), draft: typed('mine', 7) },
    true,
    'in',
  ],
  [
    'typed on, after a save whose answer was lost',
    { saved: saved(2, 'mine'), draft: typed('mine too'), sent: typed('mine') },
    true,
    'below',
  ],
  [
    'sent, but a colleague was quicker',
    { saved: saved(2, 'theirs'), draft: typed('mine'), sent: typed('mine') },
    true,
    'beside',
  ],
] as const)('a page of settings: %s', (_, over, changed, newer) => {
  const page = {
    base: saved(1, 'old'),
    saved: saved(1, 'old'),
    sent: null,
    draftOf: ({ words }: Saved): Draft => typed(words),
    sentOf: ({ words }: Draft) => words,
    ...over,
  };
  expect(pageState(page)).toEqual({ changed, newer });
});
