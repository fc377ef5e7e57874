import type { AdditionalField } from '@tableside/domain/venue';
import { expect, it } from 'vitest';
import { inVenueWords } from './field-words.ts';

const field = (key: string, over: Partial<AdditionalField> = {}): AdditionalField => ({
  key,
  type: 'text',
  required: false,
  placeholder: `extra.${key}`,
  selectOptions: [],
  ...over,
});
const fields = [
  field('surname'),
  field('time', { type: 'select', selectOptions: ['extra.now', 'extra.later'] }),
  field('agree', { type: 'checkbox' }),
  field('first', { placeholder: 'extra.same' }),
  field('second', { placeholder: 'extra.same' }),
  field('swapped', { placeholder: 'extra.swapped' }),
];
const texts = {
  'extra.surname': 'Pavardė',
  'extra.time': 'Kada',
  'extra.now': 'Dabar',
  'extra.same': 'Tas pats',
  'extra.swapped': 'surname',
};

it.each([
  ['a question by its text', { surname: 'Petraitė' }, { Pavardė: 'Petraitė' }],
  ['a chosen option by its text', { time: 'extra.now' }, { Kada: 'Dabar' }],
  ['an option without a text by its key', { time: 'extra.later' }, { Kada: 'extra.later' }],
  ['a question without a text by its key', { agree: true }, { agree: true }],
  ['typed words as they are, even like a key', { surname: 'extra.now' }, { Pavardė: 'extra.now' }],
  ['a question that the venue took away by its key', { gone: 'x' }, { gone: 'x' }],
  ['questions that read alike apart', { first: '1', second: '2' }, { first: '1', second: '2' }],
  ['a text that is another key apart', { surname: 'A', swapped: 'B' }, { Pavardė: 'A', swapped: 'B' }],
])('shows %s', (_, answers, expected) => {
  expect(inVenueWords(answers, { fields, texts })).toEqual(expected);
});

it('shows keys for a venue without texts or questions', () => {
  expect(inVenueWords({ surname: 'A' }, { fields: null, texts: null })).toEqual({ surname: 'A' });
  expect(inVenueWords({ surname: 'A' }, { fields, texts: null })).toEqual({ surname: 'A' });
});
