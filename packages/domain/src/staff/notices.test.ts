import { expect, it } from 'vitest';
import { noticesFor } from './index.ts';

it.each([
  ['owner', ['order', 'call', 'ready', 'alert']],
  ['manager', ['order', 'call', 'ready', 'alert']],
  ['waiter', ['order', 'call', 'ready']],
  ['kitchen', ['order']],
  ['accountant', ['alert']],
] as const)('%s is called for %j', (role, kinds) => {
  expect(noticesFor(role)).toEqual(kinds);
});
