import { Refusal } from '@tableside/contract';
import { MAX_TABLES_IN_USE, nameProblem } from '@tableside/domain/codes';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { tellFloor } from '../floor/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { addTables } from '../tables/index.ts';
import { lockNames } from './codes-store.ts';
import { codesOf } from './read-codes.ts';

/** Refuses names that tables of the venue have, or that are twice among them. */
export const refuseTaken = (names: readonly string[], taken: readonly string[]): void => {
  if (names.length + taken.length > MAX_TABLES_IN_USE) {
    throw new Refusal('validation_failed', { most: MAX_TABLES_IN_USE });
  }
  const problem = nameProblem(names, taken);
  if (problem) throw new Refusal('table_name_taken', { name: problem.name });
};

/** New tables with codes of their own, all or none. Refuses table_name_taken. */
export const addNewTables =
  ({ database, clock, env }: Deps): Handler<'POST /console/{venue}/codes/add'> =>
  async ({ body, staff, meta }) => {
    const { venueId } = staff;
    return database.transaction(async run => {
      const taken = await lockNames(run, venueId);
      refuseTaken(
        body.names,
        taken.map(({ name }) => name),
      );
      await addTables(run, venueId, body.names, { area: body.area, orderType: body.order_type });
      await tellFloor(run, venueId);
      await audit(run, staff, {
        action: 'tables-add',
        subject: `venue:${venueId}`,
        data: { tables: body.names },
      });
      const answer = await codesOf(run, venueId, { address: staffAddress(env, meta), now: clock() });
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
