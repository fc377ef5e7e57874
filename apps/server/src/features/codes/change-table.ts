import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { tellFloor } from '../floor/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { refuseTaken } from './add-tables.ts';
import { lockNames, lockTable, type TableToChange, writeTable } from './codes-store.ts';
import { codesOf } from './read-codes.ts';

type Wanted = Pick<TableToChange, 'name' | 'area' | 'order_type'> & { readonly in_use: boolean };

const FIELDS = ['name', 'area', 'order_type', 'in_use'] as const;

/**
 * What the table is to be: of what was seen only that which is wanted otherwise, so that two who change it at once do not
 * take each other's changes back. Refuses settings_changed where both changed the same.
 */
const laidOver = (before: TableToChange, wanted: Wanted, was: Wanted | undefined): Wanted => {
  if (!was) return wanted;
  const now: Wanted = { ...before, in_use: before.retired_at === null };
  const mine = FIELDS.filter(field => wanted[field] !== was[field]);
  const both = mine.filter(field => now[field] !== was[field] && now[field] !== wanted[field]);
  if (both.length > 0) throw new Refusal('settings_changed', { fields: both });
  const kept = Object.fromEntries(mine.map(field => [field, wanted[field]]));
  return { name: now.name, area: now.area, order_type: now.order_type, in_use: now.in_use, ...kept };
};

/** What of the table is another now, for the audit log. */
const changes = (before: TableToChange, wanted: Wanted): Record<string, unknown> => ({
  ...(before.name !== wanted.name && { name: wanted.name, was: before.name }),
  ...(before.area !== wanted.area && { area: wanted.area }),
  ...(before.order_type !== wanted.order_type && { order_type: wanted.order_type }),
  ...((before.retired_at === null) !== wanted.in_use && { in_use: wanted.in_use }),
});

/**
 * Renames a table, puts it elsewhere, or takes it out of use: its codes then say so, and work again when it comes back.
 * Refuses table_not_found, table_name_taken, table_occupied, settings_changed.
 */
export const changeTable =
  ({ database, clock, env }: Deps): Handler<'POST /console/{venue}/codes/{table}/change'> =>
  async ({ params, body: { was, ...body }, staff, meta }) => {
    const { venueId } = staff;
    if (!isUuid(params.table)) throw new Refusal('table_not_found');
    return database.transaction(async run => {
      const taken = await lockNames(run, venueId);
      const before = await lockTable(run, venueId, params.table);
      if (!before) throw new Refusal('table_not_found');
      const others = taken.filter(({ id }) => id !== before.id).map(({ name }) => name);
      const wanted = laidOver(before, body, was);
      if (wanted.in_use) refuseTaken([wanted.name], others);
      const changed = changes(before, wanted);
      if (before.occupied && ('order_type' in changed || 'in_use' in changed)) {
        throw new Refusal('table_occupied');
      }
      const now = clock();
      const { in_use: isUsed, ...table } = wanted;
      const retired_at = isUsed ? null : (before.retired_at ?? new Date(now));
      await writeTable(run, { id: before.id, ...table, retired_at });
      await tellFloor(run, venueId);
      await audit(run, staff, { action: 'table-change', subject: `table:${before.id}`, data: changed });
      const answer = await codesOf(run, venueId, { address: staffAddress(env, meta), now });
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
