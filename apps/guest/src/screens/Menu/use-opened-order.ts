import { useEffect, useState } from 'react';
import { go, renameHere, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useLeftOpen } from '../../app/place/left-open.ts';

export type OpenedOrder = { readonly number: string | null; readonly close: () => void };

/**
 * Query `order` or `orderNumber` opens that order over the menu and leaves the address without it. A bank's `order-token`
 * is the status screen's to hand on; it opens the order then. Back from what the order led to, as its invoice, finds it
 * open again. MENU-37…39.
 */
export const useOpenedOrder = (token: string): OpenedOrder => {
  const query = useQuery();
  const asked = query.get('order') ?? query.get('orderNumber');
  const bank = query.get('order-token');
  const [number, setNumber] = useState<string | null>(null);
  useLeftOpen('Menu', number, setNumber);
  useEffect(() => {
    if (bank)
      go(`${pathTo('PaymentStatus', { session: token })}?origin=order&order-token=${bank}`, {
        replace: true,
      });
  }, [token, bank]);
  useEffect(() => {
    if (!asked || bank) return;
    setNumber(asked);
    renameHere(pathTo('Menu', { session: token }));
  }, [token, asked, bank]);
  return { number, close: () => setNumber(null) };
};
