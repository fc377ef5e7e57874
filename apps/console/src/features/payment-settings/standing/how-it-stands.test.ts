import { expect, it } from 'vitest';
import { type Connection, type ProviderAnswer, type Standing, standingOf, TONES } from './how-it-stands.ts';

const key = (set: boolean) => ({ name: 'secret', secret: true, set, hint: null });
type Of = Parameters<typeof standingOf>[0];
const of = (standing: Connection['standing'], is_demo = false): Of => ({
  ...provider,
  connection: { standing, due: 0, is_demo },
});
const provider: Of = { keys: [key(true)], is_demo: false, mode: 'real', unreadable: false, connection: null };

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
  ['unfinished', of('unfinished'), undefined],
  ['looked_at', of('checking'), 'proven'],
  ['asks', of('asks', true), 'proven'],
  ['works_asks', of('works_asks'), 'no_answer'],
  ['works', of('works'), 'proven'],
  ['demo', of('works', true), 'proven'],
  ['rejected', of('rejected'), 'proven'],
  ['wrong', of('works'), 'refused'],
])('is %s', (standing, of, answer) => {
  expect(standingOf(of, answer)).toBe(standing);
});

it('is red only where somebody has to do something', () => {
  expect(Object.entries(TONES).flatMap(([standing, tone]) => (tone === 'late' ? [standing] : []))).toEqual([
    'wrong',
    'unreadable',
    'rejected',
  ]);
});
