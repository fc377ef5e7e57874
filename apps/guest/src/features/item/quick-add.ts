import { needsNoChoice } from '@tableside/contract/dish-choice';
import { cartStore } from '../../data/cart/index.ts';
import type { MenuItem } from '../../data/menu.ts';
import { lineOf } from './choice.ts';

/** Puts one piece into the cart when nothing has to be chosen; false when the sheet has to open for that. */
export const quickAdd = (token: string, item: MenuItem, decimals: number): boolean => {
  if (!needsNoChoice(item)) return false;
  const choice = { variationId: null, selection: {}, quantity: 1, note: '' };
  cartStore(token).put({ kind: 'add', line: lineOf(item, choice, decimals), groups: [] });
  return true;
};
