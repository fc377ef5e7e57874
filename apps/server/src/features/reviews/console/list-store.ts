import type { ConsoleReview } from '@tableside/contract/http/console/reviews';
import type { ReviewTag } from '@tableside/domain/reviews';
import type { Run } from '../../../database/database.ts';

export type ReviewRow = {
  id: string;
  rating: number;
  tags: ReviewTag[];
  comment: string;
  email: string | null;
  phone_number: string | null;
  language: string;
  kind: ConsoleReview['subject'];
  order_number: number | null;
  table_name: string | null;
  served_by_name: string | null;
  dishes: string[];
  rated_at: Date;
  submitted_at: Date | null;
  google_attempted_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
  done_at: Date | null;
  done_by: string | null;
};

/** Dishes of the review `r` as (key, name) by the names that staff know: of its order, else of what its payment paid for. */
export const DISHES = `select l.item_id as key, l.kitchen_name as name from order_line l
    where l.order_id = r.order_id and l.taken_off < l.quantity
  union select coalesce(i.menu_item_id, i.name), coalesce(l.kitchen_name, i.name) from payment_allocation a
    join bill_item i on i.id = a.bill_item_id left join order_line l on l.id = i.order_line_id
    where a.payment_id = r.payment_id and r.order_id is null and i.kind = 'item'`;

const ROW = `select r.id, r.rating, r.tags, r.comment, r.email, r.phone_number, r.language, r.kind, o.number as order_number,
    t.name as table_name, r.served_by_name, r.rated_at, r.submitted_at, r.google_attempted_at, r.answer, r.answered_at,
    r.answered_by, r.done_at, r.done_by,
    (select coalesce(jsonb_agg(distinct d.name order by d.name), '[]') from (${DISHES}) d) as dishes
  from review r left join orders o on o.id = r.order_id left join venue_table t on t.id = r.table_id`;

export type Wanted = {
  readonly venueId: string;
  readonly since: Date;
  readonly until: Date;
  readonly ratings: readonly [number, number];
  readonly only: 'open' | 'words' | 'contact' | null;
  /** The last one that was read. */
  readonly before: string | null;
  readonly atMost: number;
};

/** Reviews of a venue, the newest first. */
export const readReviews = (run: Run, wanted: Wanted): Promise<ReviewRow[]> =>
  run<ReviewRow>(
    'reviews-of-venue',
    `${ROW} where r.venue_id = $1 and r.rated_at >= $2 and r.rated_at < $3 and r.rating between $4 and $5
       and case $6::text when 'open' then r.done_at is null and r.answered_at is null
         when 'words' then r.comment <> '' when 'contact' then r.email is not null or r.phone_number is not null
         else true end
       and ($7::uuid is null or (r.rated_at, r.id) < (select x.rated_at, x.id from review x where x.id = $7))
     order by r.rated_at desc, r.id desc limit $8`,
    [
      wanted.venueId,
      wanted.since,
      wanted.until,
      wanted.ratings[0],
      wanted.ratings[1],
      wanted.only,
      wanted.before,
      wanted.atMost,
    ],
  );

/** One of them; null for an unknown one and for another venue's. `locked` keeps others from answering it meanwhile. */
export const readReview = async (
  run: Run,
  venueId: string,
  id: string,
  { locked = false } = {},
): Promise<ReviewRow | null> => {
  const [row] = await run<ReviewRow>(
    locked ? 'review-lock' : 'review-of-venue',
    `${ROW} where r.venue_id = $1 and r.id = $2${locked ? ' for update of r' : ''}`,
    [venueId, id],
  );
  return row ?? null;
};

export const writeAnswer = async (
  run: Run,
  id: string,
  { text, by, at }: { readonly text: string; readonly by: string; readonly at: Date },
): Promise<void> => {
  await run(
    'review-answer',
    `update review set answer = $2, answered_by = $3, answered_at = $4, done_at = coalesce(done_at, $4),
       done_by = coalesce(done_by, $3) where id = $1`,
    [id, text, by, at],
  );
};

/** `at` null: nobody has dealt with it after all. */
export const writeDone = async (
  run: Run,
  id: string,
  { at, by }: { readonly at: Date | null; readonly by: string | null },
): Promise<void> => {
  await run('review-done', 'update review set done_at = $2, done_by = $3 where id = $1', [id, at, by]);
};
