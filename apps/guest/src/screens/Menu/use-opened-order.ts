import { useEffect, useState } from 'react';
import { renameHere, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';

export type OpenedOrder = { readonly number: string | null; readonly close: () => void };

/** Query `order` or `orderNumber` opens that order over the menu and leaves the address without it. MENU-38, MENU-39. */
export const useOpenedOrder = (token: string): OpenedOrder => {
  const query = useQuery();
  const asked = query.get('order') ?? query.get('orderNumber');
  const [number, setNumber] = useState<string | null>(null);
  useEffect(() => {
    if (!asked) return;
    setNumber(asked);
    renameHere(pathTo('Menu', { session: token }));
  }, [token, asked]);
  return { number, close: () => setNumber(null) };
};
