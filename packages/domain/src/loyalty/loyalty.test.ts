import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, TEXT_CONTRAST } from '../theme/index.ts';
import {
  cardColours,
  cardInk,
  cardNumber,
  type EnrolmentField,
  enrolmentProblems,
  keptAnswers,
  type ProgrammeTerms,
  programmeProblems,
  registerStep,
  spokenCardNumber,
  typedCardNumber,
} from './index.ts';

describe('a card number', () => {
  const digits = fc.stringMatching(/^\d{10}$/);
  it('[LOYAL-25] is one of thirteen digits that is read back as it was typed off the card', () => {
    fc.assert(
      fc.property(digits, drawn => {
        const number = cardNumber(drawn);
        expect(number).toMatch(/^29\d{11}$/);
        expect(typedCardNumber(spokenCardNumber(number))).toBe(number);
      }),
    );
  });

  it('[LOYAL-25] with one digit wrong, or two neighbours that differ by other than five swapped, is none', () => {
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (drawn, at, by) => {
        const number = cardNumber(drawn);
        const wrong = [...number];
        wrong[at] = String((Number(number[at]) + by) % 10);
        expect(typedCardNumber(wrong.join(''))).toBeNull();
        const [one, other] = [number[at], number[at + 1]];
        if (other === undefined || one === other || Math.abs(Number(one) - Number(other)) === 5) return;
        const swapped = [...number];
        swapped.splice(at, 2, other, one as string);
        expect(typedCardNumber(swapped.join(''))).toBeNull();
      }),
    );
  });

  it.each([
    ['known from a till', '2012345678903', '2012345678903'],
    ['with blanks and dashes', ' 2-012345 678903 ', '2012345678903'],
    ['of a product on a shelf', '4006381333931', null],
    ['too short', '201234567890', null],
    ['letters', '20123456789OO', null],
    ['nothing', '', null],
  ])('[LOYAL-27] %s', (_, typed, number) => {
    expect(typedCardNumber(typed)).toBe(number);
  });
});

const field = (more: Partial<EnrolmentField> = {}): EnrolmentField => ({
  key: 'f',
  type: 'text',
  required: true,
  minLength: null,
  maxLength: null,
  ...more,
});

describe('what a programme asks', () => {
  const tel = field({ type: 'tel' });
  it.each([
    ['[LOYAL-22] nothing of what is required', field(), '', 'required'],
    ['[LOYAL-22] only blanks', field(), '  ', 'required'],
    ['nothing of what is not', field({ required: false }), '', null],
    ['[LOYAL-23] a number of the country', tel, '8 612 34567', null],
    ['[LOYAL-23] a number of another', tel, '+48 512 345 678', null],
    ['[LOYAL-23] too few digits', tel, '12', 'phone'],
    ['[LOYAL-23] letters', tel, 'call me', 'phone'],
    ['an optional number that is none', field({ type: 'tel', required: false }), '12', 'phone'],
    ['an address', field({ type: 'email' }), 'ona@example.test', null],
    ['what is no address', field({ type: 'email' }), 'ona', 'email'],
    ['[LOYAL-24] short of the least', field({ minLength: 3 }), 'ab', 'short'],
    ['[LOYAL-24] the least', field({ minLength: 3 }), 'abc', null],
    ['[LOYAL-24] the most', field({ maxLength: 3 }), 'abc', null],
    ['[LOYAL-24] over the most', field({ maxLength: 3 }), 'abcd', 'long'],
    ['[LOYAL-24] signs count as people see them', field({ maxLength: 2 }), '🍕🍕', null],
    ['what nobody could read', field(), 'x'.repeat(201), 'long'],
  ] as const)('%s', (_, asked, answer, problem) => {
    expect(enrolmentProblems([asked], { f: answer }, 'LT')).toEqual(problem ? { f: problem } : {});
  });

  it('is all that is kept, trimmed', () => {
    const asked = [field({ key: 'a' }), field({ key: 'b', required: false })];
    expect(keptAnswers(asked, { a: ' x ', b: '', c: 'more' })).toEqual({ a: 'x' });
    expect(keptAnswers([field({ key: 'toString' })], {})).toEqual({});
  });
});

describe('a programme', () => {
  const terms: ProgrammeTerms = {
    name: 'Regulars',
    cardColor: null,
    cardSecondaryColor: null,
    pricingText: {},
    fields: [],
    takesCards: false,
    everywhere: false,
    discountPercent: null,
    cardMonths: null,
    points: null,
    tiers: null,
    offers: [],
  };
  const asked = { ...field(), name: { en: 'Your dog' }, placeholder: {} };
  it.each([
    ['as little as can be', {}, {}],
    ['no name', { name: ' ' }, { name: 'missing' }],
    ['a long name', { name: 'x'.repeat(61) }, { name: 'long' }],
    ['a tenth off everything, for a year', { discountPercent: 10, cardMonths: 12 }, {}],
    ['everything for nothing', { discountPercent: 100 }, { discountPercent: 'range' }],
    ['half a percent', { discountPercent: 0.5 }, { discountPercent: 'range' }],
    ['a card of no month', { cardMonths: 0 }, { cardMonths: 'range' }],
    ['what is no colour', { cardColor: 'red' }, { cardColor: 'colour' }],
    ['[ENTITY-76] a question', { fields: [asked] }, {}],
    ['a question without words', { fields: [{ ...asked, name: {} }] }, { 'fields.0.name': 'missing' }],
    ['the same question twice', { fields: [asked, { ...asked, key: 'g' }] }, { 'fields.1.name': 'twice' }],
    [
      'a least above the most',
      { fields: [{ ...asked, minLength: 5, maxLength: 4 }] },
      { 'fields.0.lengths': 'length' },
    ],
    ['an answer of no sign', { fields: [{ ...asked, maxLength: 0 }] }, { 'fields.0.lengths': 'length' }],
    [
      'more questions than anybody answers',
      { fields: [...'abcdefg'].map(key => ({ ...asked, key, name: { en: key } })) },
      { fields: 'many' },
    ],
  ])('%s', (_, changed, problems) => {
    expect(programmeProblems({ ...terms, ...changed }, 'en')).toEqual(problems);
  });
});

describe('the colours of a card', () => {
  it.each([
    ['[LOYAL-46] [LOYAL-47] none are given', null, null, { from: '#ff4500', to: '#bf3400' }],
    ['[LOYAL-47] one is given', '#336699', null, { from: '#336699', to: '#264d73' }],
    ['both are given', '#336699', '#112233', { from: '#336699', to: '#112233' }],
  ])('%s', (_, color, secondary, expected) => {
    expect(cardColours({ color, secondary }, '#ff4500')).toMatchObject(expected);
  });

  it('can be read on', () => {
    const [from, to] = ['#fdf6e3', '#e8dcc0'] as const;
    const ink = cardInk(from, to);
    for (const ground of [from, to]) expect(contrastRatio(ink, ground)).toBeGreaterThan(TEXT_CONTRAST);
  });
});

it.each([
  ['[LOYAL-07] nobody is signed in', [false, false, false], 'stay'],
  ['[LOYAL-08] without details', [true, false, false], 'details'],
  ['[LOYAL-09] with details', [true, true, false], 'preview'],
  ['[LOYAL-06] with a card', [true, true, true], 'done'],
  ['[LOYAL-06] with a card from before details were asked', [true, false, true], 'done'],
] as const)('%s: registering goes on there', (_, [signedIn, hasDetails, enrolled], step) => {
  expect(registerStep({ signedIn, hasDetails, enrolled })).toBe(step);
});
