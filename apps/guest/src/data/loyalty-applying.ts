import { useEntry, writeEntry } from './cache.ts';

const KEY = 'loyalty-applying';

/** A card is being shown for the bill right now: what is to pay is about to change. PAYGO-08. */
export const useLoyaltyApplying = (): boolean => useEntry(KEY, async () => false).data === true;

export const sayLoyaltyApplying = (applying: boolean): void => writeEntry(KEY, applying);
