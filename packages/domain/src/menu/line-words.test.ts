import { expect, it } from 'vitest';
import { lineWords } from './line-words.ts';

const of = (lt: string, en?: string) => ({ name: en ? { lt, en } : { lt } });

it('says of each language of a menu how a dish is called, with its size and what was chosen', () => {
  const chosen = {
    item: of('Cepelinai', 'Dumplings'),
    variation: of('Didelė', 'Large'),
    options: [of('Su spirgučiais', 'With cracklings'), of('Grietinė')],
  };
  expect(lineWords(chosen, 'lt')).toEqual({
    lt: { name: 'Cepelinai (Didelė)', options: ['Su spirgučiais', 'Grietinė'] },
    // What has no words there is called as the venue calls it.
    en: { name: 'Dumplings (Large)', options: ['With cracklings', 'Grietinė'] },
  });
});

it('says nothing where there is one language alone', () => {
  expect(lineWords({ item: of('Cepelinai'), variation: null, options: [] }, 'lt')).toBeNull();
});
