import type { ReviewTag } from '@tableside/domain/reviews';
import type { Run } from '../../database/database.ts';
import type { Subject } from './subject-store.ts';

/** A review as its phone reads it. */
export type OwnReview = {
  readonly id: string;
  readonly venueId: string;
  readonly subject: string;
  readonly rating: number;
  readonly tags: ReviewTag[];
  readonly ratedAt: Date;
  readonly submitted: boolean;
  readonly attempted: boolean;
};

const OWN = `id, venue_id as "venueId", subject, rating, tags, rated_at as "ratedAt", submitted_at is not null as submitted,
  google_attempted_at is not null as attempted`;

/** Reviews of the order `o`, as JSON for its guests: each with the session that gave it. */
export const REVIEWS_OF_ORDER = `(select coalesce(jsonb_agg(jsonb_build_object('session', x.session_id, 'id', x.id,
  'rating', x.rating, 'tags', x.tags, 'submitted', x.submitted_at is not null,
  'google_review_attempted', x.google_attempted_at is not null) order by x.rated_at), '[]')
  from review x where x.order_id = o.id)`;

/** What the phone said about a subject; null: nothing yet. */
export const reviewOfPhone = async (
  run: Run,
  deviceHash: Buffer,
  subject: string,
): Promise<OwnReview | null> => {
  const [row] = await run<OwnReview>(
    'review-of-phone',
    `select ${OWN} from review where subject = $1 and device_hash = $2`,
    [subject, deviceHash],
  );
  return row ?? null;
};

/** As {@link reviewOfPhone}, by the id that the phone was told. */
export const reviewById = async (run: Run, deviceHash: Buffer, id: string): Promise<OwnReview | null> => {
  const [row] = await run<OwnReview>(
    'review-by-id',
    `select ${OWN} from review where id = $1 and device_hash = $2`,
    [id, deviceHash],
  );
  return row ?? null;
};

/** Writes the rating, over the one before while it was given after `openSince`; null: it is too late. */
export const putRating = async (
  run: Run,
  about: Subject,
  given: {
    readonly deviceHash: Buffer;
    readonly rating: number;
    readonly at: Date;
    readonly openSince: Date;
  },
): Promise<OwnReview | null> => {
  const [row] = await run<OwnReview>(
    'review-rate',
    `insert into review as r (venue_id, kind, subject, order_id, payment_id, session_id, table_id, device_hash, served_by,
       served_by_name, language, rating, rated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (subject, device_hash) do update set rating = excluded.rating where r.rated_at > $14
     returning ${OWN}`,
    [
      about.venueId,
      about.kind,
      about.subject,
      about.orderId,
      about.paymentId,
      about.sessionId,
      about.tableId,
      given.deviceHash,
      about.servedBy,
      about.servedByName,
      about.language,
      given.rating,
      given.at,
      given.openSince,
    ],
  );
  return row ?? null;
};

export type Said = {
  readonly rating?: number;
  readonly tags?: readonly ReviewTag[];
  readonly words?: {
    readonly comment: string;
    readonly email: string | null;
    readonly phone: string | null;
  };
  readonly attempted?: true;
};

/** Adds to a review that was given after `openSince`; null: it is too late. */
export const addToReview = async (
  run: Run,
  id: string,
  { rating, tags, words, attempted }: Said,
  { at, openSince }: { readonly at: Date; readonly openSince: Date },
): Promise<OwnReview | null> => {
  const [row] = await run<OwnReview>(
    'review-add',
    `update review set rating = coalesce($4, rating), tags = coalesce($5, tags), comment = coalesce($6, comment),
       email = case when $6::text is null then email else $7 end,
       phone_number = case when $6::text is null then phone_number else $8 end,
       submitted_at = case when $6::text is null then submitted_at else coalesce(submitted_at, $3) end,
       google_attempted_at = case when $9 then coalesce(google_attempted_at, $3) else google_attempted_at end
     where id = $1 and rated_at > $2 returning ${OWN}`,
    [
      id,
      openSince,
      at,
      rating ?? null,
      tags ?? null,
      words?.comment ?? null,
      words?.email ?? null,
      words?.phone ?? null,
      attempted ?? false,
    ],
  );
  return row ?? null;
};
