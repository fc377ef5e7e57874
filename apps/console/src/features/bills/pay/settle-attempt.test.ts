import type { StaffBill } from '@tableside/contract/http/console/money';
import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { FORGOTTEN_AFTER_MS } from '../pad/kept-pads.ts';
import { keptAttempts, type SettleAttempt } from './settle-attempt.ts';

const bill = { id: 'bill' } as StaffBill;
const attempt: SettleAttempt = {
  key: 'key',
  body: { method: 'cash', amount: 2000 },
  bill,
  seen: { uuids: new Set(['paid before']), sum: minor(500) },
  taken: minor(2000),
  change: minor(300),
  at: Date.now(),
};
const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
};

it('money that was taken and not answered outlives the page, for who took it and on its bill alone', () => {
  const kept = shelf();
  keptAttempts(kept)('anna', bill).set(attempt);
  const now = { id: 'bill', left: 12 } as StaffBill;
  const later = keptAttempts(kept);
  expect(later('anna', now).get()).toEqual({ ...attempt, bill: now });
  expect(later('boris', now).get()).toBeNull();
  expect(later('anna', { id: 'another' } as StaffBill).get()).toBeNull();
  later('anna', now).set(null);
  expect(later('anna', now).get()).toBeNull();
  expect(keptAttempts(kept)('anna', now).get()).toBeNull();
});

it('is kept as long as the page lives where the browser keeps nothing', () => {
  const refuse = () => {
    throw new Error('no room');
  };
  const attempts = keptAttempts({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(attempts('anna', bill).get()).toBeNull();
  attempts('anna', bill).set(attempt);
  expect(attempts('anna', bill).get()).toEqual(attempt);
  attempts('anna', bill).set(null);
  expect(attempts('anna', bill).get()).toBeNull();
});

it.each([
  ['the page stayed open', false],
  ['the page was loaded anew', true],
])('is forgotten before the server forgets its key, and could book it twice: %s', (_, anew) => {
  const kept = shelf();
  const clock = { now: attempt.at };
  const first = keptAttempts(kept, () => clock.now);
  first('anna', bill).set(attempt);
  const later = anew ? keptAttempts(kept, () => clock.now) : first;
  clock.now += FORGOTTEN_AFTER_MS - 1;
  expect(later('anna', bill).get()).toEqual(attempt);
  clock.now += 1;
  expect(later('anna', bill).get()).toBeNull();
  // Gone for good, whatever the clock says next.
  clock.now = attempt.at;
  expect(later('anna', bill).get()).toBeNull();
});

it('one that an earlier version kept without its time is forgotten', () => {
  const kept = shelf();
  const { at: _, ...without } = attempt;
  keptAttempts(kept)('anna', bill).set(without as SettleAttempt);
  expect(keptAttempts(kept)('anna', bill).get()).toBeNull();
});
