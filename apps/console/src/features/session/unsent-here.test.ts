import { expect, it } from 'vitest';
import { byPerson } from './unsent-here.ts';

it('what waits on a device is told of by whose it is', () => {
  const waiting = [{ person: 'ona' }, { person: 'jonas' }, { person: 'ona' }];
  expect([...byPerson(waiting)]).toEqual([
    ['ona', 2],
    ['jonas', 1],
  ]);
  expect(byPerson([]).size).toBe(0);
});
