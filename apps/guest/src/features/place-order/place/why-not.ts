import { placeButtonEnabled } from '@tableside/domain/cart';
import { fromMajor } from '@tableside/domain/money';
import type { MessageKey } from '@tableside/i18n';
import type { Cart } from '../../../data/cart/index.ts';
import type { Guest } from '../../venue/index.ts';

type Asked = {
  readonly guest: Pick<Guest, 'preview' | 'orderingEnabled' | 'ordersPaused' | 'restaurant'>;
  readonly cart: Cart;
  readonly syncing: boolean;
  readonly online: boolean;
  /** Without a connection the order waits on the phone. */
  readonly canKeep: boolean;
  /** The table's PIN is asked for and not typed yet. */
  readonly pinMissing?: boolean;
};

/** Words for a place button that does not work; null when it does. The first reason counts. CART-13, CART-14, ORDER-53…56. */
export const whyNotPlace = (asked: Asked): MessageKey | null => {
  const { guest, cart, syncing, online, canKeep, pinMissing } = asked;
  const { restaurant } = guest;
  if (guest.preview) return 'errors.preview_mode';
  if (!guest.orderingEnabled) return 'errors.ordering_disabled';
  if (guest.ordersPaused) return restaurant.is_currently_working_hours ? 'menu.paused' : 'menu.closed';
  if (!online && !canKeep) return 'cart.offline';
  if (cart.cart.some(line => !line.available)) return 'cart.removeUnavailable';
  if (pinMissing) return 'cart.pinMissing';
  // Offline the changes go before the order.
  const waits = syncing && online;
  const amount = fromMajor(cart.total, restaurant.currency.decimals);
  if (placeButtonEnabled({ syncing: waits, amount, empty: cart.cart.length === 0 })) return null;
  return amount < 0 ? 'cart.negative' : 'cart.syncing';
};
