import { minimumTotal } from '@tableside/domain/cart';
import { toMajor } from '@tableside/domain/money';
import { failureText } from '../../../data/connection/failures.ts';
import type { Trouble } from '../../../data/placing/trouble.ts';
import { t } from '../../../texts/texts.ts';
import type { Guest } from '../../venue/index.ts';

/** Why an order was not placed, and what to do. CART-47…54. */
export const refusalText = (
  { code, freeAt }: Extract<Trouble, { kind: 'refused' }>,
  { restaurant, money }: Guest,
): string => {
  const { decimals } = restaurant.currency;
  if (code === 'total_too_small') {
    return t('cart.minTotal', { min: money(toMajor(minimumTotal(decimals), decimals)) });
  }
  if (code === 'item_notes_off') return t('note.off');
  return freeAt ? t('cart.roomAt', { time: freeAt }) : t(failureText(code));
};
