import { describe, expect, it } from 'vitest';
import { pickSuggestions, type SuggestionRules } from './index.ts';

const rules = (always: string[], pairs: Record<string, string[]> = {}): SuggestionRules => ({
  always,
  with: new Map(Object.entries(pairs)),
});

describe('suggestions beside the cart', () => {
  it.each([
    ['nothing to an empty cart', [], rules(['cake']), [], []],
    ['nothing where the venue set nothing', ['soup'], rules([]), [], []],
    ['what goes with everything', ['soup'], rules(['cake', 'tea']), [], ['cake', 'tea']],
    [
      'what goes with a dish, before that',
      ['soup'],
      rules(['cake'], { soup: ['bread'] }),
      [],
      ['bread', 'cake'],
    ],
    ['nothing of dishes that are not in the cart', ['soup'], rules([], { steak: ['wine'] }), [], []],
    [
      'each dish in turn',
      ['a', 'b'],
      rules([], { a: ['a1', 'a2', 'a3'], b: ['b1'] }),
      [],
      ['a1', 'b1', 'a2'],
    ],
    ['three at most', ['soup'], rules(['1', '2', '3', '4']), [], ['1', '2', '3']],
    ['each once', ['a', 'b'], rules(['x'], { a: ['x'], b: ['x', 'y'] }), [], ['x', 'y']],
    ['not what is in the cart', ['soup', 'cake'], rules(['cake', 'tea'], { cake: ['soup'] }), [], ['tea']],
    [
      'not what cannot be had, the next one instead',
      ['soup'],
      rules(['1', '2', '3', '4']),
      ['2'],
      ['1', '3', '4'],
    ],
    [
      'the same for two lines of a dish',
      ['a', 'a', 'b'],
      rules([], { a: ['a1', 'a2'], b: ['b1'] }),
      [],
      ['a1', 'b1', 'a2'],
    ],
  ])('%s', (_, inCart, set, gone, expected) => {
    expect(pickSuggestions(inCart, set, id => !gone.includes(id))).toEqual(expected);
  });
});
