import { eraser } from '../../jobs/eraser.ts';

/** How to reach a guest goes with their other words, what they wrote by its own period, which phone it was like all phones. */
export const reviewErasers = [
  eraser({
    kind: 'words',
    name: 'reviews-forget-contacts',
    due: `select id from review where venue_id = $1 and rated_at < $2 and (email is not null or phone_number is not null)`,
    erase: `update review set email = null, phone_number = null where id in (select id from due)`,
  }),
  eraser({
    kind: 'reviews',
    name: 'reviews-forget-words',
    due: `select id from review where venue_id = $1 and rated_at < $2 and (comment <> '' or answer is not null)`,
    erase: `update review set comment = '', answer = null where id in (select id from due)`,
  }),
  // Whoever knows a code can scan it: what proves no more than that goes as a whole.
  eraser({
    kind: 'reviews',
    name: 'reviews-forget-visits',
    due: `select id from review where venue_id = $1 and rated_at < $2 and kind = 'visit'`,
    erase: `delete from review where id in (select id from due)`,
  }),
  eraser({
    kind: 'phones',
    name: 'reviews-forget-phone',
    due: `select id from review where venue_id = $1 and rated_at < $2 and device_hash is not null`,
    erase: `update review set device_hash = null where id in (select id from due)`,
  }),
];
