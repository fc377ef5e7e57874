import type { Database } from '../../../database/database.ts';
import { raiseAlert } from '../alerts/alert.ts';
import { checkBooks, type Difference } from './check-books.ts';
import { oneMoment, venuesWithBooks } from './check-store.ts';

/** One thing wrong is one alert, however often it is found; it shows in the books themselves when it is right again. */
const keyOf = (venueId: string, { check, subject }: Difference): string =>
  `books:${venueId}:${check}:${subject}`;

/** Looks at the books of every venue; each difference becomes an alert, never a silent mending. */
export const watchBooks = async (database: Database, now: number): Promise<void> => {
  for (const venueId of await venuesWithBooks(database.run)) {
    await database.longTransaction(async run => {
      await oneMoment(run);
      for (const difference of await checkBooks(run, venueId)) {
        await raiseAlert(run, {
          venueId,
          kind: 'books_differ',
          dedupeKey: keyOf(venueId, difference),
          data: difference,
          now,
        });
      }
    });
  }
};
