import { Refusal } from '@tableside/contract';
import { MAX_OLD_CARDS, type OldCardProblem, readOldCards } from '@tableside/domain/old-cards';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { readCsv } from '../../../tables/read-csv.ts';
import { audit } from '../../staff/index.ts';
import { ownProgram } from '../program-store.ts';
import { keepOldCards, numbersInUse } from './old-card-store.ts';

/** Refused rows that are named; how many there are is told of all. */
const NAMED = 100;

/**
 * Reads a file of old cards, says what would come of it, and with `keep` keeps it. Refuses validation_failed where it is no
 * table of cards, or where the venue has no programme that collects.
 */
export const bringCards =
  ({ database, clock }: Deps): Handler<'POST /console/{venue}/loyalty/old-cards'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const read = readOldCards(readCsv(body.text, MAX_OLD_CARDS + 1));
    if (!read) throw new Refusal('validation_failed', { fields: { text: 'table' } });
    return database.transaction(async run => {
      const program = await ownProgram(run, venueId);
      if (!program?.points) throw new Refusal('validation_failed', { fields: { text: 'points' } });
      const inUse = await numbersInUse(
        run,
        venueId,
        read.cards.map(({ number }) => number),
      );
      const cards = read.cards.filter(({ number }) => !inUse.has(number));
      const taken = read.cards.filter(({ number }) => inUse.has(number));
      const refused = [
        ...read.refused,
        ...taken.map(({ row, number }) => ({ row, number, why: 'in_use' as OldCardProblem })),
      ].toSorted((one, other) => one.row - other.row);
      const units = cards.reduce((sum, { balance }) => sum + balance, 0);
      if (body.keep) {
        await keepOldCards(run, venueId, cards, new Date(clock()));
        await audit(run, staff, {
          action: 'loyalty-old-cards',
          subject: `venue:${venueId}`,
          data: { cards: cards.length, units, refused: refused.length },
        });
      }
      return {
        cards: cards.length,
        units,
        refused_count: refused.length,
        refused: refused.slice(0, NAMED),
        takes_cards: program.takesCards,
      };
    });
  };
