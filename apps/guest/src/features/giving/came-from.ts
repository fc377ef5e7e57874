import { useEffect } from 'react';
import { useQuery } from '../../app/navigation.ts';

/** The visit and the order that a guest came to a card from, where they came from any. TIPCARD-01, TIPCARD-03 */
export type CameFrom = { readonly sessionToken?: string; readonly orderId?: string };

const nameOf = (hash: string): string => `gift:${hash}`;

const kept = (hash: string): CameFrom => {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(hash)) ?? '{}');
  } catch {
    // Private windows may refuse the storage: then there is no way back to the menu from a bank.
    return {};
  }
};

/** As the address says; a bank's return knows nothing of it, so it is kept for as long as the page is open. */
export const useCameFrom = (hash: string): CameFrom => {
  const query = useQuery();
  const sessionToken = query.get('sessionToken');
  const orderId = query.get('orderId');
  const said = { ...(sessionToken && { sessionToken }), ...(orderId && { orderId }) };
  useEffect(() => {
    if (!sessionToken) return;
    try {
      sessionStorage.setItem(nameOf(hash), JSON.stringify({ sessionToken, orderId }));
    } catch {
      // See above.
    }
  }, [hash, sessionToken, orderId]);
  return sessionToken || typeof sessionStorage === 'undefined' ? said : { ...kept(hash), ...said };
};
