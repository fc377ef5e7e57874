import { expect, it } from 'vitest';
import { createKeyRing, freshKey } from './idempotency.ts';

it('repeats the key of an action until its answer is known', () => {
  let made = 0;
  const ring = createKeyRing(() => `k${++made}`);
  expect([ring.keyOf('close 1'), ring.keyOf('close 1'), ring.keyOf('close 2')]).toEqual(['k1', 'k1', 'k2']);
  ring.settle('close 1');
  expect(ring.keyOf('close 1')).toBe('k3');
});

it('begins anew with a state that something else was set to meanwhile', () => {
  let made = 0;
  const ring = createKeyRing(() => `k${++made}`);
  const lost = ring.keyOf('stock soup 0', 'stock soup');
  ring.keyOf('settle 20', undefined);
  ring.keyOf('stock cake 0', 'stock cake');
  ring.keyOf('stock soup 5', 'stock soup');
  ring.settle('stock soup 5');
  expect(ring.keyOf('stock soup 0', 'stock soup')).not.toBe(lost);
  expect([ring.keyOf('settle 20'), ring.keyOf('stock cake 0', 'stock cake')]).toEqual(['k2', 'k3']);
});

it('makes a key of 128 random bits', () => {
  expect(freshKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshKey()).not.toBe(freshKey());
});
