import { expect, it } from 'vitest';
import { MAX_MAILING_BODY, MAX_MAILING_SUBJECT, mailingProblems } from './mailing.ts';

it.each([
  ['a letter', {}, {}],
  [
    'as long as it may be',
    { subject: 'x'.repeat(MAX_MAILING_SUBJECT), body: 'x'.repeat(MAX_MAILING_BODY) },
    {},
  ],
  ['nothing but spaces', { subject: ' ', body: '\n' }, { subject: 'missing', body: 'missing' }],
  ['a long subject', { subject: 'x'.repeat(MAX_MAILING_SUBJECT + 1) }, { subject: 'long' }],
  ['a long letter', { body: 'x'.repeat(MAX_MAILING_BODY + 1) }, { body: 'long' }],
])('%s', (_, over, problems) => {
  expect(mailingProblems({ subject: 'Soup week', body: 'Come by.', ...over })).toEqual(problems);
});
