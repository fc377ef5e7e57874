import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { audit } from '../../staff/index.ts';
import { callEventsOf } from '../../waiter/index.ts';
import { tellTables } from '../tell-moved.ts';
import {
  freeTables,
  giveTables,
  lockWaiters,
  passCalls,
  passTables,
  readColleagues,
} from './waiter-store.ts';

type Needs = Pick<Deps, 'database' | 'clock' | 'env'>;

/** Who can be handed tables: everybody else who serves here, who is at work first. */
export const getColleagues =
  ({ database, env }: Needs): Handler<'GET /console/{venue}/colleagues'> =>
  async ({ staff }) => {
    const colleagues = await readColleagues(database.run, staff.venueId, env.demo);
    return {
      colleagues: colleagues
        .filter(({ id }) => id !== staff.userId)
        .map(({ id, name, atWork }) => ({ id, name, at_work: atWork })),
    };
  };

/**
 * Takes tables for oneself, whoever's they were, or gives the own back. Those of a section stay one's own whoever comes and
 * goes; one that is taken for its party is left with it. Refuses table_not_found.
 */
export const serveTables =
  ({ database, clock }: Needs): Handler<'POST /console/{venue}/own-tables'> =>
  ({ staff, body: { tables, mine, for_party: forParty } }) =>
    database.transaction(async run => {
      const { venueId, userId } = staff;
      if (!tables.every(isUuid)) throw new Refusal('table_not_found');
      await lockWaiters(run, venueId);
      const now = clock();
      const changed = mine
        ? await giveTables(run, venueId, tables, { person: userId, at: new Date(now), forParty })
        : await freeTables(run, venueId, tables, userId);
      const told = await tellTables(run, venueId, changed, now);
      if (changed.length > 0) {
        const action = mine ? 'tables-take' : 'tables-give-back';
        await audit(run, staff, { action, subject: `venue:${venueId}`, data: { tables: names(told) } });
      }
      const answer = { tables: told };
      await keepAnswerWithin(run, answer);
      return answer;
    });

const names = (tables: readonly { readonly name: string }[]): string =>
  tables.map(({ name }) => name).join(', ');

/**
 * All tables that the caller serves go to a colleague, with the calls there that the caller had said they would go to. What is
 * open on them, orders and bills, is the table's: it stays as it is. Refuses not_found for somebody who does not serve here.
 */
export const handOver =
  ({ database, clock, env }: Needs): Handler<'POST /console/{venue}/own-tables/hand-over'> =>
  ({ staff, body: { to } }) =>
    database.transaction(async run => {
      const { venueId, userId, name } = staff;
      const colleague = (await readColleagues(run, venueId, env.demo)).find(({ id }) => id === to);
      if (!colleague || to === userId) throw new Refusal('not_found');
      await lockWaiters(run, venueId);
      const now = clock();
      const passed = await passTables(run, venueId, { from: userId, to, at: new Date(now) });
      const calls = await passCalls(run, venueId, { from: name, to: colleague.name, tables: passed });
      await appendToOutbox(run, await callEventsOf(run, venueId, calls, 'taken'));
      const told = await tellTables(run, venueId, passed, now);
      if (passed.length > 0) {
        const handed = { from: name, to, tables: told.map(table => table.name) };
        await appendToOutbox(run, [{ audience: `staff:${venueId}`, event: 'board-handed', data: handed }]);
        const data = { to: colleague.name, tables: names(told), calls: calls.length };
        await audit(run, staff, { action: 'tables-hand-over', subject: `staff:${to}`, data });
      }
      const answer = { tables: told, to: { id: to, name: colleague.name } };
      await keepAnswerWithin(run, answer);
      return answer;
    });
