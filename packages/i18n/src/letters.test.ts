import { NOTICE_CAUSES, waysOf } from '@tableside/domain/staff';
import { expect, it } from 'vitest';
import { compileText } from './build/compile.ts';
import { readLocale } from './build/locale-files.ts';

const english = readLocale('en', 'letters');
const named = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name).sort();

it('letters to staff say the same in both languages of the console', () => {
  const lithuanian = readLocale('lt', 'letters');
  expect(Object.keys(lithuanian).sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries(lithuanian)) {
    expect(text.trim(), key).not.toBe('');
    compileText(text);
    expect([...new Set(named(text))], key).toEqual([...new Set(named(english[key] ?? ''))]);
  }
});

it('every cause that is told by letter has its words', () => {
  // A webhook that is not reached has a letter of its own, with what its receiver answers.
  const written = NOTICE_CAUSES.filter(cause => waysOf(cause).includes('mail') && cause !== 'webhook');
  for (const cause of written) {
    expect(english).toHaveProperty([`letters.notice.${cause}.title`]);
    expect(english).toHaveProperty([`letters.notice.${cause}.intro`]);
  }
});
