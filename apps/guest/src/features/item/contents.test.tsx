import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aGroup, anItem, anOption, aSession } from '../../testing/wire-builders.ts';
import { NoteField } from '../notes/index.ts';
import { initialChoice } from './choice.ts';
import { DishContents, MembersChoice, PartContents } from './item-parts.ts';

const extras = aGroup({
  id: 'extras',
  type: 'multiple',
  min_choices: 0,
  options: [anOption({ id: 'cream', allergens: ['milk'] })],
});
const words = (over: object, extra: readonly string[] = []) => {
  const item = anItem({ id: 'cake', ...over });
  const choice = { ...initialChoice(item), selection: { extras: extra } };
  return shown(<DishContents item={item} choice={choice} />).text;
};

it.each([
  [{}, [], 'The venue has not stated allergens for this dish. Please ask.'],
  [{ allergens_stated: true }, [], 'Contains none of the 14 allergens that venues must state.'],
  [{ allergens: ['milk', 'gluten'] }, [], 'Contains: gluten, milk'],
  [{ allergens: ['eggs'], may_contain: ['nuts'] }, [], 'Contains: eggs May contain traces of: nuts'],
  [
    { allergens: ['eggs'], may_contain: ['milk'], option_groups: [extras] },
    ['cream'],
    'Contains: eggs, milk (as you have chosen it)',
  ],
])('says of %j with %j: %s', (over, extra, text) => expect(words(over, extra)).toBe(text));

it('says at an option what it adds, and nothing where that is nothing', () => {
  const part = (over: object) => shown(<PartContents part={anOption({ id: 'x', ...over })} />).text;
  expect(part({ allergens: ['milk'], may_contain: ['nuts'] })).toBe('contains milk; may contain nuts');
  expect(part({})).toBe('');
});

it('has room for a note, and says aloud that it cannot guarantee anything where it speaks of an allergy', () => {
  const field = (note: string) => shown(<NoteField note={note} onChange={() => undefined} asked={false} />);
  expect(field('no onion').html).toMatch(/maxlength="140"/i);
  expect(field('no onion').html).not.toContain('data-loud');
  expect(field('Alergija riešutams').html).toContain('data-loud');
  expect(field('').text).toContain('If you have an allergy, tell the staff.');
});

it('[CART-27] [ITEM-19] says what members pay for the size and the options chosen, where the venue has them', () => {
  const item = anItem({
    id: 'pizza',
    variations: [{ id: 'small', name: 'Small', price: 12, loyalty_price: 11, in_stock: true }],
    option_groups: [{ ...extras, options: [anOption({ id: 'ham', markup: 2, loyalty_markup: 1.5 })] }],
  });
  const choice = { ...initialChoice(item), selection: { extras: ['ham'] } };
  const said = (loyalty_pricing_enabled: boolean) =>
    shown(<MembersChoice item={item} choice={choice} />, {
      session: aSession({ restaurant: { loyalty_pricing_enabled } }),
    }).text;
  expect(said(true)).toMatch(/^Loyalty price: .*12[.,]50/);
  expect(said(false)).toBe('');
});
