import { expect, it } from 'vitest';
import type { Provider } from '../providers-query.ts';
import { type ProviderAnswer, type Standing, standingOf, TONES } from './how-it-stands.ts';

const key = (set: boolean) => ({ name: 'secret', secret: true, set, hint: null });
type Of = Pick<Provider, 'keys' | 'is_demo' | 'mode' | 'unreadable'>;
const provider: Of = { keys: [key(true)], is_demo: false, mode: 'real', unreadable: false };

it.each<[Standing, Of, ProviderAnswer | null | undefined]>([
  ['none', { ...provider, keys: [key(true), key(false)] }, undefined],
  ['none', { ...provider, keys: [key(false)], mode: null }, 'refused'],
  ['checking', provider, undefined],
  ['set', provider, null],
  ['set', provider, 'reached'],
  ['works', provider, 'proven'],
  ['test', { ...provider, mode: 'test' }, 'proven'],
  ['demo', { ...provider, mode: 'test', is_demo: true }, 'proven'],
  ['silent', provider, 'no_answer'],
  ['wrong', { ...provider, mode: 'test' }, 'refused'],
  ['unreadable', { ...provider, unreadable: true }, undefined],
])('is %s', (standing, of, answer) => {
  expect(standingOf(of, answer)).toBe(standing);
});

it('is red only where somebody has to do something', () => {
  expect(Object.entries(TONES).flatMap(([standing, tone]) => (tone === 'late' ? [standing] : []))).toEqual([
    'wrong',
    'unreadable',
  ]);
});
