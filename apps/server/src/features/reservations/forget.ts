import type { Run } from '../../database/database.ts';
import { eraser } from '../../jobs/eraser.ts';

/** Who came is forgotten after the venue's period; that a table was reserved stays. */
export const reservationErasers = [
  eraser({
    kind: 'reservations',
    name: 'reservations-forget',
    due: `select id from reservation where venue_id = $1 and starts_at < $2 and name <> ''`,
    erase: `update reservation set name = '', phone = null, note = '',
      phone_hash = case when state = 'no_show' then phone_hash end where id in (select id from due)`,
  }),
];

/** That somebody did not come is forgotten in the end, too. */
export const forgetNoShows = async (run: Run, before: Date): Promise<void> => {
  await run(
    'reservations-forget-no-shows',
    'update reservation set phone_hash = null where phone_hash is not null and starts_at < $1',
    [before],
  );
};
