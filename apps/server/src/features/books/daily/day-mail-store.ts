import type { Run } from '../../../database/database.ts';

export type DueVenue = {
  readonly venueId: string;
  /** `YYYY-MM-DD`; null: nothing was sent yet. */
  readonly lastDay: string | null;
};

/** The venues whose figures go to an accountant every day. */
export const venuesToMail = (run: Run): Promise<DueVenue[]> =>
  run<DueVenue>(
    'books-mail-venues',
    `select v.id as "venueId", to_char(m.last_day, 'YYYY-MM-DD') as "lastDay"
     from venue v left join books_mail m on m.venue_id = v.id
     where v.settings -> 'books' ->> 'mailTo' is not null`,
    [],
  );

/** Counts a day as sent; false where it, or a later one, was sent already. */
export const markSent = async (run: Run, venueId: string, day: string): Promise<boolean> => {
  const rows = await run<{ venue_id: string }>(
    'books-mail-mark',
    `insert into books_mail (venue_id, last_day) values ($1, $2::date)
     on conflict (venue_id) do update set last_day = excluded.last_day where books_mail.last_day < excluded.last_day
     returning venue_id`,
    [venueId, day],
  );
  return rows.length > 0;
};
