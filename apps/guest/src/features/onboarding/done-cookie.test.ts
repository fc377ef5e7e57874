import { afterEach, expect, it, vi } from 'vitest';
import { isOnboarded, markOnboarded, wantsIntroduction } from './done-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

it('[ONBOARD-05] [SESSION-04] an introduction that was understood is remembered for 8760 hours, each for itself', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  expect(isOnboarded('bill')).toBe(false);
  markOnboarded('bill');
  expect(page.cookie).toContain(`max-age=${8760 * 3600}`);
  page.cookie = 'device=x; onboarding-bill=done';
  expect(isOnboarded('bill')).toBe(true);
  expect(isOnboarded('orders')).toBe(false);
});

it.each([
  ['a new phone', '', false, true],
  ['a phone that has seen it', 'onboarding-bill=done', false, false],
  ['[PREVIEW-07] a preview', '', true, false],
] as const)('[ONBOARD-08] is shown or not: %s', (_, cookie, preview, expected) => {
  vi.stubGlobal('document', { cookie });
  expect(wantsIntroduction('bill', preview)).toBe(expected);
});
