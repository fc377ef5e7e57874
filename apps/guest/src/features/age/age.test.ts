import { expect, it, vi } from 'vitest';
import { approveAge } from './index.ts';

it('[MENU-41] the approval is kept for 720 hours', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  approveAge();
  expect(page.cookie).toContain('drinking-age-approved=1');
  expect(page.cookie).toContain(`max-age=${720 * 60 * 60}`);
  vi.unstubAllGlobals();
});
