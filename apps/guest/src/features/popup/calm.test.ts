import { expect, it } from 'vitest';
import { isOver } from './calm.ts';

const own = (status: 'active' | 'closed' | 'rejected' | 'waiting_confirmation') => ({ is_own: true, status });

it.each([
  ['nothing was ordered', [], false],
  ['an order runs', [own('active')], false],
  ['one waits beside one that is over', [own('closed'), own('waiting_confirmation')], false],
  ['only others at the table ordered', [{ is_own: false, status: 'closed' as const }], false],
  ['what was ordered has come', [own('closed')], true],
  ['what was ordered could not be made', [own('rejected'), own('closed')], true],
] as const)('whether something may come by itself: %s', (_, orders, expected) => {
  expect(isOver(orders)).toBe(expected);
});
