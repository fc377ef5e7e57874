import { createHash } from 'node:crypto';
import { WEBHOOK_VERSION, type WebhookEventKind } from '@tableside/domain/webhooks';

export type FromVenue = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly currency: { readonly code: string; readonly decimals: number };
};

/** The id of a piece of news: the same for every webhook and every try, so that receivers know what they had. */
export const eventIdOf = (venueId: string, key: string): string =>
  `evt_${createHash('sha256').update(`${venueId}:${key}`).digest('base64url').slice(0, 32)}`;

/** A piece of news as it is signed and sent; written down once, so that every try sends the same bytes. ADR 0025. */
export const envelope = (
  venue: FromVenue,
  news: {
    readonly id: string;
    readonly kind: WebhookEventKind;
    readonly at: string;
    readonly data: Readonly<Record<string, unknown>>;
  },
): string =>
  JSON.stringify({
    id: news.id,
    type: news.kind,
    version: WEBHOOK_VERSION,
    time: news.at,
    venue: { id: venue.id, slug: venue.slug, name: venue.name },
    currency: { code: venue.currency.code, decimals: venue.currency.decimals },
    data: news.data,
  });
