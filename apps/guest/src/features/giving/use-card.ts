import type { DonationCard, TipCard } from '@tableside/contract/http/gifts';
import { api } from '../../data/api.ts';
import { type Entry, loadEntry, useEntry } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import { currentLanguage } from '../../texts/texts.ts';
import type { GiveCard } from './give-card.ts';

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

const fetchThanks = (session: string, order: string) => () =>
  api('GET /tips/thanks/{session}/{order}', { session, order });
/** What a tip for an order can be. ADR 0049 */
export const useThanks = (session: string, order: string): Entry<TipCard> =>
  useEntry<TipCard>(keys.thanks(order), fetchThanks(session, order));

/** Asks again what a card, or an order, takes now. TIPCARD-13 */
export const refetchCard = ({ kind, hash, thanksFor }: GiveCard): Promise<unknown> => {
  if (thanksFor) return loadEntry<TipCard>(keys.thanks(hash), fetchThanks(thanksFor.session, hash));
  return kind === 'tip'
    ? loadEntry<TipCard | null>(keys.tipCard(hash), fetchTip(hash))
    : loadEntry<DonationCard | null>(keys.donation(hash), fetchDonation(hash));
};
