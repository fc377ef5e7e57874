import type { OwnReservation, ReservePage } from '@tableside/contract/http/guests/reserve';
import { api } from '../../data/api.ts';
import { type Entry, useEntry } from '../../data/cache.ts';
import { currentLanguage } from '../../texts/texts.ts';

/** Under which the page of a venue is kept; it comes with the document. */
export const reserveKey = (slug: string): string => `reserve:${slug}`;

/** How a venue takes reservations; null: it takes none. */
export const useReservePage = (slug: string): Entry<ReservePage | null> =>
  useEntry<ReservePage | null>(reserveKey(slug), () =>
    api('GET /reserve/{slug}', { slug, query: { language: currentLanguage() } }),
  );

/**
 * The address of a reservation. What opens it stands behind the `#`, which browsers send to nobody: it is in no log and in no
 * page that is kept.
 */
export const addressOf = (
  slug: string,
  { key }: Pick<OwnReservation, 'key'>,
  query: URLSearchParams,
): string => {
  const next = new URLSearchParams(query);
  next.set('mine', '');
  return `/reserve/${encodeURIComponent(slug)}?${next.toString().replace('mine=', 'mine')}#${key}`;
};

export const keyInAddress = (): string => location.hash.slice(1);
