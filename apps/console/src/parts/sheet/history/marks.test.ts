import { expect, it } from 'vitest';
import { dueOnArrival, type Mark, marked, markOf } from './marks.ts';

const at = (depth: number, visit = 'board'): Mark => ({ visit, depth });

it.each<[string, Mark | null, Mark | null, open: number, due: { close: number; go: number }]>([
  ['Back with one dialog closes it', at(1), at(0), 1, { close: 1, go: 0 }],
  ['Back with two closes the topmost', at(2), at(1), 2, { close: 1, go: 0 }],
  ['two steps at once close both', at(2), at(0), 2, { close: 2, go: 0 }],
  ['the topmost of two has no entry yet: it alone is closed', at(1), at(0), 2, { close: 1, go: 0 }],
  ['a left entry more than dialogs: one is closed', at(2), at(1), 1, { close: 1, go: 0 }],
  ['the dialog was closed by its button: the page is left', at(1), at(0), 0, { close: 0, go: -1 }],
  ['two were closed by their buttons: the page is left', at(2), at(1), 0, { close: 0, go: -2 }],
  ['forward to what a dialog left: nothing', at(0), at(1), 0, { close: 0, go: 0 }],
  ['forward again because it is busy: nothing', at(0), at(1), 1, { close: 0, go: 0 }],
  ['from a later page to what a dialog left: nothing', null, at(1), 0, { close: 0, go: 0 }],
  ['from a later page with dialogs to this one', at(0, 'bill'), at(1), 0, { close: 0, go: 0 }],
  ['another page: nothing stays open over it', at(1), null, 2, { close: 2, go: 0 }],
  ['between pages without dialogs: nothing', null, null, 0, { close: 0, go: 0 }],
])('%s', (_, from, to, open, due) => {
  expect(dueOnArrival(from, to, open)).toEqual(due);
});

it.each([
  [null, null],
  ['page', null],
  [{ reveal: 'Tips' }, null],
  [{ dialogs: { visit: 1, depth: 1 } }, null],
  [marked(null, at(1)), at(1)],
  [marked({ reveal: 'Tips' }, at(2)), at(2)],
])('reads %j as %j', (state, mark) => {
  expect(markOf(state)).toEqual(mark);
});

it('keeps what else an entry knows', () => {
  expect(marked({ reveal: 'Tips' }, at(1))).toMatchObject({ reveal: 'Tips' });
});
