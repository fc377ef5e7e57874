import { expect, it } from 'vitest';
import { soundState } from './sound-state.ts';

it.each([
  [null, false, 'ask'],
  [null, true, 'ask'],
  ['off', true, 'off'],
  ['on', false, 'blocked'],
  ['on', true, 'on'],
] as const)('choice %s with the audio running: %s is %s', (choice, running, state) => {
  expect(soundState(choice, running)).toBe(state);
});
