import type { ConsoleReview } from '@tableside/contract/http/console/reviews';
import type { ReviewRow } from './list-store.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A review as the venue reads it. */
export const consoleReview = ({ kind, order_number, ...row }: ReviewRow): ConsoleReview => ({
  id: row.id,
  rating: row.rating,
  tags: row.tags,
  comment: row.comment,
  email: row.email,
  phone_number: row.phone_number,
  language: row.language,
  subject: kind,
  order_id: order_number === null ? null : String(order_number),
  table_name: row.table_name,
  served_by: row.served_by_name,
  dishes: row.dishes,
  rated_at: row.rated_at.toISOString(),
  submitted_at: instant(row.submitted_at),
  google_review_attempted: row.google_attempted_at !== null,
  answer: row.answer,
  answered_at: instant(row.answered_at),
  answered_by: row.answered_by,
  done_at: instant(row.done_at),
  done_by: row.done_by,
});
