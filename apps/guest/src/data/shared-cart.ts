import type { EventData } from '@tableside/contract/realtime';
import { go } from '../app/navigation.ts';
import { loadMoreTexts, t } from '../texts/texts.ts';
import { dismissToast, showToast } from '../toasts/toasts.ts';
import { readEntry } from './cache.ts';
import { cartStore } from './cart/index.ts';
import { keys } from './keys.ts';
import { refetchOrders } from './orders.ts';
import { destinationAfterPlacing } from './placing/destination.ts';
import type { Session } from './session.ts';

const TOAST = 'shared-cart-sent';

/** Another phone of the party changed the cart they share, or sent it: read anew, and who sent it said. ADR 0022. */
export const hearOfCart = async (
  token: string,
  { revision, by, sent }: EventData['cart-updated'],
): Promise<void> => {
  const store = cartStore(token);
  if (revision > store.queue().server.revision) await store.refetch();
  if (sent === null || by === readEntry<Session>(keys.session(token)).data?.guest_index) return;
  await Promise.all([loadMoreTexts(), refetchOrders(token)]);
  const to = destinationAfterPlacing(token, { next: 'done', uniqueOrderNumber: sent }, false);
  showToast({
    id: TOAST,
    tone: 'success',
    text: t('cart.sentBy', { number: by }),
    action: {
      label: t('unsent.show'),
      run: () => {
        dismissToast(TOAST);
        go(to);
      },
    },
  });
};
