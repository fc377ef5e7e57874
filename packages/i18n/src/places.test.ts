import { OUT_OF_PLACE, PLACE_WORDS, type PlaceWord } from '@tableside/testkit/place-words.ts';
import { describe, expect, it } from 'vitest';
import { GUEST_AREAS } from './areas.ts';
import { withPlaces } from './build/compile.ts';
import { readLocale, translatedLanguages } from './build/locale-files.ts';
import { PLACE_SIGN, SPOKEN_AS, type SpokenPlace, textsAt } from './places.ts';

const PLACES = Object.keys(SPOKEN_AS) as SpokenPlace[];
const rawTexts = (language: string): Record<string, string> =>
  Object.assign({}, ...GUEST_AREAS.map(area => readLocale(language, area)));

/** Texts that are shown at some places alone, whatever kind of guest reads the language, and why. */
const ONLY_AT: readonly (readonly [start: string, places: readonly SpokenPlace[]])[] = [
  // Who may sit at another table than the one they scanned. `isSeated` of the domain.
  ['table.', ['table', 'cafe']],
  ['errors.table_change_refused', ['table', 'cafe']],
  // A number with the word for it: counters and kiosks are called by none.
  ['common.tableNumber', ['table', 'cafe', 'bar', 'room']],
  // Where a kitchen among several is chosen, numbers are called.
  ['court.', ['hall']],
  // A way to pay that a hotel alone offers.
  ['pay.method.room', ['room']],
  ['pay.placedRoom', ['room']],
  // On a page that no code leads to: what is reserved is a table, whatever the venue is.
  ['reserve.', ['table']],
  ['public.reserve', ['table']],
  ['errors.reservation', ['table']],
  // Of the console.
  ['errors.table_name_taken', []],
  ['errors.table_occupied', []],
  ['errors.table_has_open_orders', []],
  ['errors.table_is_free', []],
  ['errors.floor_plan_changed', []],
  ['errors.setup_code_wrong', []],
];
const isShown = (key: string, place: SpokenPlace): boolean => {
  const rule = ONLY_AT.find(([start]) => key.startsWith(start));
  return !rule || rule[1].includes(place);
};

describe.each(translatedLanguages())('places in %s', language => {
  const texts = withPlaces(rawTexts(language));
  const words = PLACE_WORDS[language];

  it('[LANG-12] no guest reads a word of another kind of place', () => {
    const wrong = PLACES.flatMap(place =>
      Object.entries(textsAt(texts, place) as Record<string, string>).flatMap(([key, text]) =>
        isShown(key, place)
          ? OUT_OF_PLACE[place].flatMap((word: PlaceWord) =>
              words?.[word]?.test(text) ? [`${key} at a ${place}: ${text}`] : [],
            )
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('the words that are looked for are those of the texts', () => {
    const said = (key: string) => texts[key] ?? '';
    expect(said('common.yourTable@table')).toMatch(words?.table ?? /^$/);
    if (words?.waiter !== null) expect(said('waiter.title@table')).toMatch(words?.waiter ?? /^$/);
    expect(said('common.yourTable@room')).toMatch(words?.room ?? /^$/);
  });
});

it('a place without words of its own reads those of the nearest', () => {
  const texts = withPlaces({ say: 'any', 'say@counter': 'counter', 'say@hall': 'hall', other: 'one' });
  const at = (place: SpokenPlace | undefined) => textsAt(texts, place);
  expect(PLACES.map(place => at(place).say)).toEqual([
    'any',
    'any',
    'any',
    'any',
    'counter',
    'hall',
    'counter',
  ]);
  expect(at(undefined)).toEqual({ say: 'any', other: 'one' });
});

it('what stands under a place stands without one, too', () => {
  const texts = rawTexts('en');
  const alone = Object.keys(texts).filter(
    key => key.includes(PLACE_SIGN) && !texts[key.split(PLACE_SIGN)[0] ?? ''],
  );
  expect(alone).toEqual([]);
  for (const key of Object.keys(texts)) {
    const place = key.split(PLACE_SIGN)[1];
    if (place !== undefined) expect(PLACES).toContain(place);
  }
});
