import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { newShortCode, newTableCode } from '../tables/index.ts';
import { lockTable, replaceCodes } from './codes-store.ts';
import { codesOf } from './read-codes.ts';

/** Of four million short codes hardly one is taken. */
const TRIES = 20;

const giveNewCodes = async (run: Run, tableId: string, at: Date): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await replaceCodes(run, tableId, { code: newTableCode(), shortCode: newShortCode(), at })) return;
  }
  throw new Error('No free short code was found for a table');
};

/**
 * New codes for a table, when a sign was lost or photographed. The old ones answer in words from now on, and belong to no
 * other table ever; guests who sit there are not disturbed. Refuses table_not_found.
 */
export const rotateCode =
  ({ database, clock, env }: Deps): Handler<'POST /console/{venue}/codes/{table}/rotate'> =>
  async ({ params, staff, meta }) => {
    const { venueId } = staff;
    if (!isUuid(params.table)) throw new Refusal('table_not_found');
    return database.transaction(async run => {
      const table = await lockTable(run, venueId, params.table);
      if (!table) throw new Refusal('table_not_found');
      const now = clock();
      await giveNewCodes(run, table.id, new Date(now));
      await audit(run, staff, { action: 'code-rotate', subject: `table:${table.id}` });
      const answer = await codesOf(run, venueId, { address: staffAddress(env, meta), now });
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
