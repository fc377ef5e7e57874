import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

it('lets what waits in the event loop run between two turns', async () => {
  const takeTurn = createTurns();
  const order: string[] = [];
  const page = (name: string): Promise<void> =>
    takeTurn().then(() => {
      order.push(name);
      setImmediate(() => order.push(`what came with ${name}`));
    });
  await Promise.all([page('one'), page('two'), page('three')]);
  expect(order).toEqual(['one', 'what came with one', 'two', 'what came with two', 'three']);
});
