import { KEPT_AT } from './kept-at.ts';

/** What waits on this phone is sent; most phones have nothing of it, and fetch nothing for it. */
export const resendReviews = (): void => {
  try {
    if (!localStorage.getItem(KEPT_AT)?.includes('"unsent":["')) return;
  } catch {
    // Private windows may refuse the storage: then nothing waits in it.
    return;
  }
  import('./send-reviews.ts').then(({ sendReviews }) => sendReviews()).catch(() => undefined);
};
