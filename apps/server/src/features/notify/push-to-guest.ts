import type { PushContent } from '@tableside/contract/push/content';
import type { Deps } from '../../deps.ts';
import { type PushKeys, type PushOutcome, pushTo, topicOf } from '../push/index.ts';
import type { ClaimedNotification } from './message-store.ts';

type PushNews = Extract<ClaimedNotification, { channel: 'push' }>;

/**
 * Sends news to the guest's browser. News of one order take each other's place. A tap opens the table's page, or
 * that of the orders of a hall, which knows the session by its cookie; no token travels.
 */
export const pushToGuest = async (
  push: PushNews,
  words: { readonly title: string; readonly leftMs: number },
  keys: PushKeys | null,
  parts: Pick<Deps, 'mail' | 'providerPlaces'>,
): Promise<PushOutcome> => {
  if (!keys) return { kind: 'later', failure: 'no key' };
  const { endpoint, p256dh, auth, orderId, tableCode, hallCode, venueName } = push;
  const data: PushContent = {
    title: words.title,
    body: venueName,
    tag: topicOf(orderId),
    path:
      hallCode === null
        ? `/${encodeURIComponent(tableCode)}`
        : `/food-court/orders/${encodeURIComponent(hallCode)}`,
  };
  const message = { data, about: orderId, leftMs: words.leftMs, urgency: 'high' as const };
  return pushTo({ endpoint, p256dh, auth }, message, keys, parts);
};
