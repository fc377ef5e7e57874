import { expect, it } from 'vitest';
import { loadLetters } from '../paper/index.ts';
import { signsPdf } from './sign-pdf.ts';

it('serves others while it draws the signs of a large venue', async () => {
  const sign = {
    venue: 'Senamiesčio stalas',
    table: 'Stalas 12',
    address: 'https://menu.senamiestis.example/ABCDEFGHJKLMNPQRSTUV',
    sentence: 'Nuskenuokite telefonu',
    orOpen: 'arba atverkite',
    typed: 'menu.senamiestis.example/ABC12',
    colour: '#0b6b4f',
  } as const;
  const letters = await loadLetters();
  let drawn = false;
  let served = 0;
  const serve = (): void => {
    served += 1;
    if (!drawn) setImmediate(serve);
  };
  setImmediate(serve);
  const paper = { kind: 'sheet', title: 'Senamiesčio stalas', author: '', language: 'lt' } as const;
  await signsPdf(Array(40).fill(sign), { ...paper, madeAt: new Date(0) }, letters);
  drawn = true;
  expect(served).toBeGreaterThan(30);
});
