import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { changeDraft, EMPTY_DRAFT, readDraft } from '../../features/draft/draft.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { startTexts } from '../../texts/texts.ts';
import { currentToasts, dismissToast } from '../../toasts/toasts.ts';
import { tellAnywhere } from './tell-anywhere.ts';

vi.mock('../api.ts', () => ({ api: () => new Promise(() => undefined) }));
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

it('an order that was placed while the guest looked elsewhere takes its words and its tip with it', () => {
  startTexts('en', { ...compileGuestSet('en', 'core'), ...compileGuestSet('en', 'more') }, {});
  changeDraft('s', { comment: 'hot', tip: { kind: 'chip', index: 2 } });
  tellAnywhere('s', { kind: 'placed', order: anOrder(), next: 'done' });
  expect(readDraft('s')).toEqual(EMPTY_DRAFT);
  expect(currentToasts()).toMatchObject([{ tone: 'success', action: { label: 'Show' } }]);
});
