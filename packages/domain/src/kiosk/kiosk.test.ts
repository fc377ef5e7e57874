import { describe, expect, it } from 'vitest';
import { diningQuestion, IDLE_ANSWER, IDLE_ASKS_AFTER, idleStep, tapped, wrapperMessage } from './index.ts';

describe('[KIOSK-13] a kiosk that nobody touched', () => {
  it.each([
    [0, { kind: 'here' }],
    [IDLE_ASKS_AFTER - 1, { kind: 'here' }],
    [IDLE_ASKS_AFTER, { kind: 'ask', secondsLeft: 20 }],
    [IDLE_ASKS_AFTER + 500, { kind: 'ask', secondsLeft: 20 }],
    [IDLE_ASKS_AFTER + IDLE_ANSWER - 1, { kind: 'ask', secondsLeft: 1 }],
    [IDLE_ASKS_AFTER + IDLE_ANSWER, { kind: 'over' }],
  ])('for %i ms', (untouched, step) => {
    expect(idleStep(untouched, IDLE_ASKS_AFTER)).toEqual(step);
  });
});

describe('[KIOSK-06] taps on the hidden spot', () => {
  const after = (times: readonly number[]): boolean => {
    let taps: readonly number[] = [];
    let opened = false;
    for (const time of times) {
      const next = tapped(taps, time);
      taps = next.taps;
      opened = next.opens;
    }
    return opened;
  };
  it.each([
    ['six, each within a second', [0, 1000, 2000, 3000, 4000, 5000], true],
    ['five', [0, 100, 200, 300, 400], false],
    ['six, one a moment late', [0, 1000, 2000, 3001, 4000, 5000], false],
    ['late once, then six', [0, 5000, 5100, 5200, 5300, 5400, 5500], true],
    ['seven are six and a new first', [0, 1, 2, 3, 4, 5, 6], false],
  ])('%s', (_, times, opens) => {
    expect(after(times)).toBe(opens);
  });
});

describe('[KIOSK-07] [KIOSK-08] what a wrapper says', () => {
  it.each([
    [{ type: 'new-guest' }, { type: 'new-guest' }],
    [{ type: 'open-back-office', payload: { pin: 1 } }, { type: 'open-back-office' }],
    [{ type: 'kiosk-ready' }, null],
    [{ type: 'constructor' }, null],
    ['new-guest', null],
    [null, null],
    [undefined, null],
    [[], null],
  ])('%j', (data, message) => {
    expect(wrapperMessage(data)).toEqual(message);
  });
});

it.each([
  [{ key: 'dining', type: 'select', selectOptions: ['here', 'away'] }, true],
  [{ key: 'dining', type: 'select', selectOptions: ['here'] }, false],
  [{ key: 'dining', type: 'text', selectOptions: ['here', 'away'] }, false],
  [{ key: 'room', type: 'select', selectOptions: ['a', 'b'] }, false],
])('the question %j is asked by a tap on the first screen: %s', (field, asked) => {
  expect(diningQuestion([field])).toBe(asked ? field : null);
});
