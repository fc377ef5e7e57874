import { useCallback } from 'react';
import { readEntry } from '../../../data/cache.ts';
import { type CartLine, type ChosenGroup, useCart } from '../../../data/cart/index.ts';
import { keys } from '../../../data/keys.ts';
import { type Menu, refetchMenu } from '../../../data/menu.ts';
import { t } from '../../../texts/texts.ts';
import { dismissToast, showToast } from '../../../toasts/toasts.ts';
import { groupsOfLine } from './undo-groups.ts';

const TOAST = 'line-removed';

/** The groups of a line from the menu at hand, or from the server when this page was opened without it. */
const findGroups = async (token: string, line: CartLine): Promise<ChosenGroup[] | null> => {
  const known = groupsOfLine(readEntry<Menu>(keys.menu(token)).data, line);
  if (known) return known;
  return groupsOfLine(await refetchMenu(token).catch(() => undefined), line);
};

/** Takes a line out at once and offers it back. CART-10, CART-23. */
export const useRemoveLine = (token: string): ((line: CartLine) => void) => {
  const { remove, put } = useCart(token);
  return useCallback(
    line => {
      remove(line.cart_item_id);
      const text = t('cart.removed', { name: line.item_name });
      if (!line.available) {
        showToast({ id: TOAST, tone: 'info', text });
        return;
      }
      const undo = async () => {
        dismissToast(TOAST);
        const groups = await findGroups(token, line);
        if (groups) put({ kind: 'add', line, groups });
        else showToast({ tone: 'error', text: t('errors.menu_item_unavailable') });
      };
      showToast({ id: TOAST, tone: 'info', text, action: { label: t('cart.undo'), run: () => void undo() } });
    },
    [token, remove, put],
  );
};
