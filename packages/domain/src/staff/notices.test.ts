import { expect, it } from 'vitest';
import { notificationsFor } from './index.ts';

it.each([
  ['owner', ['order', 'order-late', 'call', 'call-late', 'ready', 'printer', 'alert', 'books', 'review']],
  ['manager', ['order', 'order-late', 'call', 'call-late', 'ready', 'printer', 'alert', 'books', 'review']],
  ['waiter', ['order', 'call', 'ready', 'printer']],
  ['kitchen', ['order', 'printer']],
  ['accountant', ['alert', 'books']],
] as const)('%s is called for %j where the venue says nothing', (role, kinds) => {
  const called = notificationsFor([], role).filter(({ way }) => way === 'push');
  expect(called.map(({ cause }) => cause)).toEqual(kinds);
});
