import type { Run } from '../../../database/database.ts';
import type { DemoReview } from './read-reviews.ts';

/** Writes them as if they had been given over the last weeks; of one file they are the same every time. */
export const writeDemoReviews = async (
  run: Run,
  venueId: string,
  reviews: readonly DemoReview[],
): Promise<void> => {
  await run(
    'demo-reviews-insert',
    `insert into review (venue_id, kind, subject, table_id, served_by, served_by_name, language, rating, tags, comment, email,
       rated_at, submitted_at, answer, answered_at, answered_by, done_at, done_by)
     select $1, case when u.id is null then 'visit' else 'order' end, 'demo:' || $1 || ':' || r.place, t.id, u.id, u.name, r.language, r.rating,
       array(select jsonb_array_elements_text(r.tags)), r.comment, r.email, r.at, r.at, r.answer,
       case when r.answer is not null then r.at + interval '1 day' end, r."answeredBy",
       case when r.answer is not null then r.at + interval '1 day' end, r."answeredBy"
     from (select x.*, date_trunc('day', now(), 'UTC') - make_interval(days => x."daysAgo", mins => -x.minute) as at
       from jsonb_to_recordset($2::jsonb) as x(place integer, "daysAgo" integer, minute integer, rating integer, tags jsonb,
         language text, comment text, "table" text, "servedBy" text, email text, answer text, "answeredBy" text)) r
     left join venue_table t on t.venue_id = $1 and t.name = r."table"
     left join auth_user u on u.email = r."servedBy"`,
    [venueId, JSON.stringify(reviews.map((review, place) => ({ ...review, place })))],
  );
};
