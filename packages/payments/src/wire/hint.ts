import type { Verified } from '../port/news.ts';

/**
 * What came by way of a guest's browser: it may say that something happened, never that money was captured. That is for
 * the provider to say, to us.
 */
export const asHint = (verified: Verified): Verified =>
  verified.kind === 'news'
    ? {
        kind: 'news',
        payments: verified.payments.map(news => ({
          ...news,
          status: news.status === 'captured' ? 'processing' : news.status,
          captured: null,
          refunded: null,
          eventId: null,
        })),
        refunds: [],
      }
    : verified;
