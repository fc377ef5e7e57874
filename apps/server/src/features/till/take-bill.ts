import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { type TillBill, type TillVenue, takeTillBill } from '../bills/index.ts';

/**
 * Takes over a bill of the external till, with what else belongs to its transaction; a dish that it gives back to the menu
 * is shown there. Answers whether the venue has such a bill or table.
 */
export const takeBill = async (
  { database, menuPublisher, clock }: Pick<Deps, 'database' | 'menuPublisher' | 'clock'>,
  venue: TillVenue,
  bill: TillBill,
  along: (run: Run) => Promise<unknown> = async () => undefined,
): Promise<boolean> => {
  const { known, backOnMenu } = await database.transaction(async run => {
    await along(run);
    return takeTillBill(run, venue, bill, clock());
  });
  if (backOnMenu) await menuPublisher.republish(venue.id);
  return known;
};
