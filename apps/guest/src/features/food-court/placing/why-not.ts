import type { MessageKey } from '@tableside/i18n';
import type { Basket } from '../basket/use-basket.ts';

/** Words for why a basket cannot be ordered as it is; null when it can. The first reason counts. */
export const whyNotTogether = (
  { parts, open, syncing }: Pick<Basket, 'parts' | 'open' | 'syncing'>,
  online: boolean,
): MessageKey | null => {
  if (parts.length > 0 && open.length === 0) return 'court.allClosed';
  if (!online) return 'cart.offline';
  if (open.some(({ cart }) => cart.cart.some(line => !line.available))) return 'cart.removeUnavailable';
  if (open.some(({ total }) => total < 0)) return 'cart.negative';
  return syncing ? 'cart.syncing' : null;
};
