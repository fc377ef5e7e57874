import type { EventData } from '@tableside/contract/realtime';
import { cartStore } from '../../../../data/cart/index.ts';
import { t } from '../../../../texts/texts.ts';
import { showToast } from '../../../../toasts/toasts.ts';
import { enterVenue } from '../../hall/court-data.ts';
import { refetchCourtOrders } from '../../orders/court-orders.ts';
import { askCourtCarts, type CourtCart, renewCourtCarts } from '../court-carts.ts';
import { noteTogether } from './together-now.ts';

type Together = Awaited<ReturnType<typeof askCourtCarts>>['together'];

/** Where others of its basket are, this phone goes, too; a stall that takes nobody now is left out. Whether it went anywhere. */
const follow = async (hash: string, together: Together): Promise<boolean> => {
  const goes = (venue: string): Promise<boolean> =>
    enterVenue(hash, venue).then(
      () => true,
      () => false,
    );
  const went = (await Promise.all((together?.to_enter ?? []).map(goes))).some(Boolean);
  noteTogether(hash, together, went);
  return went;
};

/** The basket as it is now at every stall. ADR 0051. */
export const renewBasket = async (hash: string): Promise<void> => {
  let went = false;
  const followed = async (): Promise<readonly CourtCart[]> => {
    const { carts, together } = await askCourtCarts(hash);
    if (await follow(hash, together)) went = true;
    return carts;
  };
  let carts = await renewCourtCarts(hash, followed, 'followed');
  // What the others chose at a stall is told to who is there.
  if (went) carts = await renewCourtCarts(hash);
  await Promise.all(
    carts.map(async ({ session, revision }) => {
      const store = cartStore(session);
      if (store.current().loaded && revision > store.queue().server.revision) await store.refetch();
    }),
  );
};

/** Another phone joined, left, went to another stall, or ordered: the last of them is said. ADR 0051. */
export const hearOfBasket = async (hash: string, { sent }: EventData['food-court-basket']): Promise<void> => {
  await renewBasket(hash);
  if (!sent) return;
  await refetchCourtOrders(hash);
  showToast({ id: 'basket-sent', tone: 'success', text: t('court.togetherSent') });
};
