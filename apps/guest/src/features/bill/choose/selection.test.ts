import { expect, it } from 'vitest';
import { aBill, aBillItem } from '../../../testing/wire-builders.ts';
import {
  answered,
  choose,
  claimToSend,
  emptySelection,
  reconcile,
  type Selection,
  takenBack,
  toggle,
  unanswered,
} from './selection.ts';

const ME = 1;
const sent = (selection: Selection): Selection => claimToSend(selection) ?? selection;
const answer = (user_selected: string[], cannot_select_order_items: string[] = []) => ({
  user_selected,
  cannot_select_order_items,
});

it('[SPLIT-03] every change is to be sent, as the whole list; the empty list too', () => {
  const one = toggle(emptySelection(), 'soup');
  expect(claimToSend(one)?.sending).toEqual(['soup']);
  const none = toggle(answered(sent(one), answer(['soup'])), 'soup');
  expect(claimToSend(none)?.sending).toEqual([]);
});

it('one call is under way at a time and the newest list follows it', () => {
  const first = sent(toggle(emptySelection(), 'soup'));
  const more = toggle(toggle(first, 'steak'), 'wine');
  expect(claimToSend(more)).toBeNull();
  const after = answered(more, answer(['soup']));
  expect(after.wanted).toEqual(['soup', 'steak', 'wine']);
  expect(claimToSend(after)?.sending).toEqual(['soup', 'steak', 'wine']);
});

it('[SPLIT-07] what the server refuses is unticked, what was tapped meanwhile stays', () => {
  const asked = sent(choose(emptySelection(), ['soup', 'steak']));
  const tapped = toggle(asked, 'wine');
  expect(answered(tapped, answer(['soup'], ['steak'])).wanted).toEqual(['soup', 'wine']);
});

it("without an answer the same is asked again; refused for good, the server's last word stands", () => {
  const held = answered(sent(choose(emptySelection(), ['soup'])), answer(['soup']));
  const asked = sent(toggle(held, 'steak'));
  expect(claimToSend(unanswered(asked))?.sending).toEqual(['soup', 'steak']);
  expect(takenBack(asked)).toEqual(emptySelection(['soup']));
});

it.each([
  ['[SPLIT-12] paid', { is_paid: true }, {}],
  ["[SPLIT-05] in another guest's hand", { held_by: 2 }, {}],
  ['[SPLIT-12] on a closed bill', {}, { status: 'closed' as const }],
  ['[SPLIT-12] on a paid bill', {}, { is_paid: true }],
])('a ticked dish is unticked when it is %s', (_, item, over) => {
  const bill = aBill({ items: [aBillItem({ id: 'soup', ...item })], ...over });
  const { selection, lost } = reconcile(emptySelection(['soup']), bill, ME);
  expect(lost).toEqual(['soup']);
  expect(selection.wanted).toEqual([]);
});

it('a dish that was taken off the bill is unticked, one in my own hand stays', () => {
  const bill = aBill({ items: [aBillItem({ id: 'soup', held_by: ME })] });
  const { selection, lost } = reconcile(emptySelection(['soup', 'gone']), bill, ME);
  expect(lost).toEqual(['gone']);
  expect(selection.wanted).toEqual(['soup']);
});

it('an event that changes nothing of mine changes nothing', () => {
  const before = emptySelection(['soup']);
  const bill = aBill({ items: [aBillItem({ id: 'soup', held_by: ME }), aBillItem({ held_by: 2 })] });
  expect(reconcile(before, bill, ME).selection).toBe(before);
});

it('[SPLIT-03] what is only offered is ticked and not sent; the first touch sends all that is ticked', () => {
  const offered = emptySelection([], ['soup', 'tea']);
  expect(offered.wanted).toEqual(['soup', 'tea']);
  expect(claimToSend(offered)).toBeNull();
  expect(claimToSend(toggle(offered, 'tea'))?.sending).toEqual(['soup']);
});

it('what was only offered and is in another hand now is unticked without a word to the server', () => {
  const bill = aBill({ items: [aBillItem({ id: 'soup', held_by: 2 }), aBillItem({ id: 'tea' })] });
  const { selection, lost } = reconcile(emptySelection([], ['soup', 'tea']), bill, ME);
  expect(lost).toEqual(['soup']);
  expect(claimToSend(selection)).toBeNull();
});
