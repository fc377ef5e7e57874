import type { EventData } from '@tableside/contract/realtime';
import { loadMoreTexts, t } from '../texts/texts.ts';
import { dismissToast, showToast } from '../toasts/toasts.ts';

const TOAST = 'waiter';

/** What staff did about the guest's call: only who said so is on the way; one who cannot go after all gives it back. */
export const hearOfCall = async ({ taken, done }: EventData['waiter-call-updated']): Promise<void> => {
  if (done) return dismissToast(TOAST);
  await loadMoreTexts();
  showToast({
    id: TOAST,
    tone: taken ? 'success' : 'info',
    text: t(taken ? 'waiter.called' : 'waiter.told'),
  });
};
