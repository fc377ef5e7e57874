import { describe, expect, it } from 'vitest';
import {
  contentsOf,
  isStated,
  mentionsAllergy,
  type Question,
  suitsDiet,
  type Verdict,
  verdictOf,
} from './index.ts';

describe('what a dish contains as chosen', () => {
  const pizza = { stated: true, allergens: ['milk', 'gluten'], mayContain: ['nuts', 'eggs'] };

  it.each([
    ['as it is', [], ['gluten', 'milk'], ['eggs', 'nuts']],
    ['with an egg on top', [{ allergens: ['eggs'] }], ['gluten', 'eggs', 'milk'], ['nuts']],
    ['with traces in the topping', [{ mayContain: ['soy'] }], ['gluten', 'milk'], ['eggs', 'soy', 'nuts']],
    [
      'with a topping that has what it has',
      [{ allergens: ['milk'] }, null],
      ['gluten', 'milk'],
      ['eggs', 'nuts'],
    ],
    ['with a code nobody knows', [{ allergens: ['kiwi'] }], ['gluten', 'milk'], ['eggs', 'nuts']],
  ])('%s: in the order of the law, each once, traces never twice', (_, chosen, contains, mayContain) => {
    expect(contentsOf(pizza, chosen)).toEqual({ stated: true, contains, mayContain });
  });

  it.each([
    ['a list', { allergens: ['milk'] }, true],
    ['an empty list that nobody vouches for', { allergens: [] }, false],
    ['an empty list that says: none', { allergens: [], allergensStated: true }, true],
  ])('%s is a statement: %s', (_, dish, stated) => expect(isStated(dish)).toBe(stated));
});

const side: Question = {
  atLeast: 1,
  answers: [{ allergens: ['milk'] }, { allergens: [], mayContain: ['nuts'] }, { allergens: ['nuts'] }],
};
const extras: Question = { atLeast: 0, answers: [{ allergens: ['nuts'] }] };
const two: Question = { atLeast: 2, answers: [{ allergens: ['eggs'] }, {}, { mayContain: ['fish'] }] };

describe('a dish for somebody who avoids something', () => {
  it.each<[string, object, string[], Verdict]>([
    ['avoids nothing', { allergens: ['nuts'] }, [], 'fits'],
    ['nothing of it anywhere', { allergens: ['milk'] }, ['nuts'], 'fits'],
    ['in the dish itself', { allergens: ['nuts'] }, ['nuts'], 'contains'],
    ['one of several', { allergens: ['milk'] }, ['nuts', 'milk'], 'contains'],
    ['traces in the dish itself', { mayContain: ['nuts'] }, ['nuts'], 'may'],
    ['not stated', { stated: false }, ['nuts'], 'unknown'],
    ['not stated, but listed', { stated: false, allergens: ['nuts'] }, ['nuts'], 'contains'],
    ['in an extra that can be left', { questions: [extras] }, ['nuts'], 'choose'],
    ['in one of the sides', { questions: [side] }, ['milk'], 'choose'],
    ['one side with traces, one clean', { questions: [side] }, ['nuts'], 'choose'],
    ['only traces left to choose', { questions: [side] }, ['milk', 'nuts'], 'may'],
    ['too few clean answers', { questions: [two] }, ['eggs', 'fish'], 'may'],
    ['too few answers at all', { questions: [{ ...two, atLeast: 3 }] }, ['eggs'], 'contains'],
    ['not stated with a choice', { stated: false, questions: [extras] }, ['nuts'], 'unknown'],
    ['traces and a choice', { mayContain: ['nuts'], questions: [extras] }, ['nuts'], 'may'],
  ])('%s', (_, over, avoided, verdict) => {
    const dish = { stated: true, allergens: [], questions: [], ...over };
    expect(verdictOf(dish, new Set(avoided))).toBe(verdict);
  });
});

it.each([
  [['vegan'], 'vegetarian', true],
  [['vegetarian'], 'vegan', false],
  [['vegetarian'], 'pescetarian', true],
  [['pescetarian'], 'vegetarian', false],
  [[], 'vegetarian', false],
] as const)('[MENU-54] a dish tagged %s suits %s: %s', (tagged, wanted, suits) => {
  expect(suitsDiet(tagged, wanted)).toBe(suits);
});

it.each([
  ['en', 'I am ALLERGIC to nuts'],
  ['en', 'coeliac, no gluten'],
  ['lt', 'Esu alergiška riešutams'],
  ['lv', 'Man ir alerģija pret riekstiem'],
  ['lv', 'laktozes nepanesība'],
  ['et', 'Mul on pähkliallergia'],
  ['et', 'laktoositalumatus'],
  ['pl', 'Mam alergię na orzechy'],
  ['pl', 'mam uczulenie na seler'],
  ['de', 'Nussallergie!'],
  ['de', 'Laktoseunverträglichkeit'],
  ['nl', 'notenallergie'],
  ['ro', 'sunt alergic la arahide'],
  ['ru', 'аллергия на орехи'],
  ['ru', 'непереносимость лактозы'],
  ['uk', 'Алергія на горіхи'],
  ['ar', 'لدي حساسية من المكسرات'],
  ['el', 'Έχω αλλεργία στα φιστίκια'],
  ['el', 'δυσανεξία στη λακτόζη'],
  ['es', 'Soy alérgica a los frutos secos'],
  ['es', 'soy celíaco'],
  ['fr', 'allergique aux noix'],
  ['fr', 'je suis cœliaque, intolérante'],
  ['it', 'sono allergico alle noci'],
])('%s: "%s" speaks of an allergy', (_, note) => expect(mentionsAllergy(note)).toBe(true));

it.each(['no onions please', 'be svogūnų', 'bitte ohne Zwiebeln', 'без лука', 'بدون بصل', 'more celery', ''])(
  '"%s" is a wish',
  note => expect(mentionsAllergy(note)).toBe(false),
);
