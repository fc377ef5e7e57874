import { useEffect } from 'react';
import { go, renameHere, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';

/** Query `order` or `orderNumber` opens that order and leaves the address without it. MENU-38, MENU-39. */
export const useOpenedOrder = (token: string): void => {
  const query = useQuery();
  const order = query.get('order') ?? query.get('orderNumber');
  useEffect(() => {
    if (!order) return;
    renameHere(pathTo('Menu', { session: token }));
    go(pathTo('ViewOrder', { session: token, uniqueOrderNumber: order }));
  }, [token, order]);
};
