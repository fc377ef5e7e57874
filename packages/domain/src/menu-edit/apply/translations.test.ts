import { aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import { expect, it } from 'vitest';
import type { DraftMenu, Translated } from '../../menu/index.ts';
import { confirmed, namesMissingIn, nextBasis, type TranslationSource, translationState } from '../index.ts';
import { findItem, withItems } from '../places.ts';

const KEY = 'item:soup name';
const start = aMenuDocument();

/** Writes the soup's names one after the other; answers with how the Lithuanian one stands after each. */
const statesAfter = (...names: Translated[]) => {
  let [document, basis]: [DraftMenu, TranslationSource] = [start, {}];
  return names.map(name => {
    const soup = findItem(document, 'soup');
    if (!soup) throw new Error('no soup');
    const next = withItems(document, [{ ...soup.item, name }]);
    basis = nextBasis(basis, document, next, 'en');
    document = next;
    return translationState(name, basis[KEY], 'lt', 'en');
  });
};

it.each<[string, Translated[], string[]]>([
  ['written together', [{ en: 'Soup', lt: 'Sriuba' }], ['there']],
  [
    'overtaken by the main language',
    [
      { en: 'Soup', lt: 'Sriuba' },
      { en: 'Fish soup', lt: 'Sriuba' },
    ],
    ['there', 'stale'],
  ],
  [
    'brought up to date',
    [
      { en: 'Soup', lt: 'Sriuba' },
      { en: 'Fish soup', lt: 'Sriuba' },
      { en: 'Fish soup', lt: 'Žuvienė' },
    ],
    ['there', 'stale', 'there'],
  ],
  [
    'right again when the main text goes back',
    [
      { en: 'Soup', lt: 'Sriuba' },
      { en: 'Fish soup', lt: 'Sriuba' },
      { en: 'Soup', lt: 'Sriuba' },
    ],
    ['there', 'stale', 'there'],
  ],
  [
    'stale through further changes',
    [
      { en: 'Soup', lt: 'Sriuba' },
      { en: 'Fish', lt: 'Sriuba' },
      { en: 'Fish soup', lt: 'Sriuba' },
    ],
    ['there', 'stale', 'stale'],
  ],
  ['empty', [{ en: 'Soup' }, { en: 'Soup', lt: ' ' }], ['missing', 'missing']],
  ['not needed', [{ en: '', lt: '' }], ['there']],
])('a translation is %s', (_, names, states) => {
  expect(statesAfter(...names)).toEqual(states);
});

it('is forgotten with the thing that it stands for, and left alone by changes of others', () => {
  const basis: TranslationSource = { [KEY]: { lt: 'Broth' }, 'item:beer name': { lt: 'Ale' } };
  const steak = findItem(start, 'steak');
  if (!steak) throw new Error('no steak');
  const other = withItems(start, [{ ...steak.item, name: { en: 'T-bone', lt: 'Kepsnys' } }]);
  expect(nextBasis(basis, start, other, 'en')).toEqual(basis);
  const moved = { ...start, categories: start.categories.toReversed() };
  expect(nextBasis(basis, start, moved, 'en')).toEqual(basis);
  const without = {
    ...start,
    categories: start.categories.map(each => ({
      ...each,
      items: each.items.filter(({ id }) => id !== 'soup'),
    })),
  };
  expect(nextBasis(basis, start, without, 'en')).toEqual({ 'item:beer name': { lt: 'Ale' } });
  expect(nextBasis({}, without, start, 'en'), 'what comes is translated beside its text').toEqual({});
});

it('is right once somebody says so beside the text that stands there, in that language alone', () => {
  const soup = findItem(start, 'soup');
  if (!soup) throw new Error('no soup');
  const document = withItems(start, [{ ...soup.item, name: { en: 'Fish soup', lt: 'Sriuba', pl: 'Zupa' } }]);
  const basis: TranslationSource = { [KEY]: { lt: 'Soup', pl: 'Soup' }, 'item:beer name': { lt: 'Ale' } };
  const said = { text: KEY, language: 'lt', seen: 'Fish soup' };
  expect(confirmed(basis, document, said, 'en')).toEqual({ ...basis, [KEY]: { pl: 'Soup' } });
  expect(confirmed({ [KEY]: { lt: 'Soup' } }, document, said, 'en')).toEqual({});
  expect(confirmed(basis, document, { ...said, seen: 'Soup' }, 'en')).toBeNull();
  expect(confirmed(basis, document, { ...said, text: 'item:gone name' }, 'en')).toBeNull();
});

it('counts what has no name in a language; descriptions may be missing', () => {
  const all = namesMissingIn(start, 'de');
  expect(all).toBeGreaterThan(0);
  expect(namesMissingIn(start, 'en')).toBe(0);
  const soup = findItem(start, 'soup');
  if (!soup) throw new Error('no soup');
  const name = { en: 'Soup', de: 'Suppe' };
  const description = { en: 'Hot' };
  expect(namesMissingIn(withItems(start, [{ ...soup.item, name, description }]), 'de')).toBe(all - 1);
  expect(namesMissingIn(withItems(start, [{ ...soup.item, name: { en: 'Soup', de: ' ' } }]), 'de')).toBe(all);
});
