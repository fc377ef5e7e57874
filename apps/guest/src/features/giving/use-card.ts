import type { DonationCard, TipCard } from '@tableside/contract/http/gifts';
import { api } from '../../data/api.ts';
import { type Entry, loadEntry, useEntry } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import { currentLanguage } from '../../texts/texts.ts';

const fetchTip = (hash: string) => () =>
  api('GET /tips/get-data/{hash}', { hash, query: { language: currentLanguage() } });
const fetchDonation = (hash: string) => () =>
  api('POST /donations/get-data/{hash}', { hash, body: { session: null, language: currentLanguage() } });

/** A tip card; it came with the page, null where it is not available. TIPCARD-05 */
export const useTipCard = (hash: string): Entry<TipCard | null> =>
  useEntry<TipCard | null>(keys.tipCard(hash), fetchTip(hash));
/** A donation card with this phone's session. DONATE-10 */
export const useDonation = (hash: string): Entry<DonationCard | null> =>
  useEntry<DonationCard | null>(keys.donation(hash), fetchDonation(hash));

/** Asks again. TIPCARD-13 */
export const refetchTipCard = (hash: string): Promise<unknown> =>
  loadEntry<TipCard | null>(keys.tipCard(hash), fetchTip(hash));
export const refetchDonation = (hash: string): Promise<unknown> =>
  loadEntry<DonationCard | null>(keys.donation(hash), fetchDonation(hash));
