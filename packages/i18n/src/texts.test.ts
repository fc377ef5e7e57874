import { expect, it } from 'vitest';
import { compileGuestSet, compileText } from './build/compile.ts';
import { formatMessage } from './message.ts';
import { createTranslate } from './texts.ts';

it('a Lithuanian plural follows the number', () => {
  const t = createTranslate('lt', compileGuestSet('lt', 'core'));
  expect([1, 2, 10, 21, 11].map(count => t('menu.orders', { count }))).toEqual([
    '1 užsakymas',
    '2 užsakymai',
    '10 užsakymų',
    '21 užsakymas',
    '11 užsakymų',
  ]);
});

it('values and nested choices are filled in', () => {
  const message = compileText(
    '{who, select, me {I} other {They}} took {n, plural, =0 {none} one {# of {all}} other {# of {all}}}.',
  );
  expect(formatMessage(message, { who: 'me', n: 2, all: 'ten' }, 'en')).toBe('I took 2 of ten.');
  expect(formatMessage(message, { who: 'x', n: 0, all: 'ten' }, 'en')).toBe('They took none.');
});

it('a language without a text of its own shows the English one', () => {
  expect(compileGuestSet('xx', 'core')['common.close']).toBe('Close');
});

it('in a text from right to left each value stands by itself, so that it does not turn its neighbours round', () => {
  const t = createTranslate('ar', { ...compileGuestSet('ar', 'core'), ...compileGuestSet('ar', 'more') });
  expect(t('menu.from', { price: '12,50\u00a0€' })).toBe('من \u206812,50\u00a0€\u2069');
  expect(t('table.goOn', { name: 'Terrace (2)' })).toContain('\u2068Terrace (2)\u2069');
  const english = createTranslate('en', compileGuestSet('en', 'core'));
  expect(english('menu.from', { price: '12,50\u00a0€' })).toBe('from 12,50\u00a0€');
});
