import { expect, it } from 'vitest';
import { wordsOf } from './error-words.ts';

const withPlaces = (message: string, over: object) => Object.assign(new Error(message), over);

it.each([
  [
    'a value of the wrong kind',
    withPlaces('invalid input syntax for type integer: "Rasa says "nuts""', {
      code: '22P02',
      where: "unnamed portal parameter $3 = 'Rasa'",
    }),
    'invalid input syntax for type integer: … (code 22P02)',
  ],
  [
    'a row that a rule refuses',
    withPlaces('new row for relation "order_line" violates check constraint "note_length"', {
      code: '23514',
      table: 'order_line',
      constraint: 'note_length',
      detail: 'Failing row contains (1, Rasa, nuts).',
      column: 'Rasa, nuts',
    }),
    'new row for relation … (code 23514, table order_line, constraint note_length)',
  ],
  [
    'a text that is no JSON',
    new SyntaxError(`Unexpected token 'R', "Rasa" is not valid JSON`),
    'Unexpected token …, … is not valid JSON',
  ],
  ['something thrown that is no error', 'no "Rasa" here', 'no … here'],
])('[MONITOR-03] nothing that a guest wrote is told of %s', (_, error, message) => {
  const words = wordsOf(error);
  expect(words.message).toBe(message);
  expect(JSON.stringify(words)).not.toMatch(/Rasa|nuts/);
});

it('says where it broke, also under a message of several lines', () => {
  const error = new Error('first "Rasa"\n    second');
  expect(wordsOf(error).stack).toMatch(/^\s+at .*error-words\.test/);
  expect(wordsOf(new TypeError("Cannot read properties of undefined (reading 'soup')")).message).toContain(
    'soup',
  );
});
