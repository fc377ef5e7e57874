import { ApiFailure } from '@tableside/contract/client';
import { createTranslate } from '@tableside/i18n';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { expect, it } from 'vitest';
import { otherRefusal } from './other-refusal.ts';

const textsOf = (language: string) =>
  createTranslate(language, { ...compileGuestSet(language, 'core'), ...compileGuestSet(language, 'more') });

it('[INVOICE-23] any other refusal of the server is shown in the guest’s language', () => {
  const refused = new ApiFailure('invoices_not_offered', 409, 'Invoices are not offered');
  expect(otherRefusal(refused, textsOf('en'))).toBe('Invoices are not offered here. Please ask the staff.');
  expect(otherRefusal(refused, textsOf('lt'))).toMatch(/sąskait/i);
});

it('[INVOICE-23] one that this phone has no words for is shown in the server’s own', () => {
  const newer = new ApiFailure('company_is_bankrupt' as never, 409, 'This company no longer exists');
  expect(otherRefusal(newer, textsOf('lt'))).toBe('This company no longer exists');
});
