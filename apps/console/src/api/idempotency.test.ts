import { expect, it } from 'vitest';
import { createKeyRing, freshKey } from './idempotency.ts';

it('repeats the key of an action until its answer is known', () => {
  let made = 0;
  const ring = createKeyRing(() => `k${++made}`);
  expect([ring.keyOf('close 1'), ring.keyOf('close 1'), ring.keyOf('close 2')]).toEqual(['k1', 'k1', 'k2']);
  ring.settle('close 1');
  expect(ring.keyOf('close 1')).toBe('k3');
});

it('makes a key of 128 random bits', () => {
  expect(freshKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshKey()).not.toBe(freshKey());
});
