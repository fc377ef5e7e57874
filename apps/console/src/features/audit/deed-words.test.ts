import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/index.ts';
import { actionWords, dataWords, subjectWords } from './deed-words.ts';

const t: Translate = (key, values) => (values ? `${key} ${Object.values(values).join()}` : key);
const deed = (subject: string, subject_name: string | null) => ({
  id: '1',
  at: '2026-05-01T10:00:00Z',
  actor: 'staff:1',
  name: 'Ona',
  action: 'order-accept',
  subject,
  subject_name,
  data: {},
});

it('says deeds in words, and those it does not know by their own name', () => {
  expect(actionWords('order-accept', t)).toBe('audit.action.order-accept');
  expect(actionWords('constructor', t)).toBe('constructor');
});

it.each([
  ['order:abc', '17', 'audit.order 17'],
  ['table:abc', 'A5', 'audit.table A5'],
  ['device:Bar', 'Bar', 'Bar'],
  ['venue:abc', null, ''],
  ['staff:1', 'Ona', ''],
  ['staff:2', 'Jonas', 'Jonas'],
])('%s is called %s: %s', (subject, name, words) => {
  expect(subjectWords(deed(subject, name), t)).toBe(words);
});

it('says why in the words that were typed, and shows no codes', () => {
  expect(dataWords({ reason: 'cold', order_status: 'rush_mode', amount: 250 })).toBe('cold');
  expect(dataWords({ reason: 'cold', note: 'sent back' })).toBe('cold · sent back');
  expect(dataWords({ note: '' })).toBe('');
});
