import { randomBytes } from 'node:crypto';
import type { TableType } from '@tableside/domain/venue';
import type { Database } from '../../../apps/server/src/database/database.ts';

export type TestTable = { readonly id: string; readonly code: string; readonly shortCode: string };

export type TableOver = {
  readonly name?: string;
  readonly code?: string;
  readonly orderType?: TableType;
  readonly ordersDisabled?: boolean;
  readonly payDisabled?: boolean;
  readonly flagOverrides?: Readonly<Record<string, boolean>>;
};

/** Inserts a table of a venue with random codes. */
export const aTable = async (
  { database }: { readonly database: Database },
  venue: { readonly id: string },
  over: TableOver = {},
): Promise<TestTable> => {
  const code = over.code ?? randomBytes(8).toString('hex');
  const shortCode = randomBytes(3).toString('hex').slice(0, 5).toUpperCase();
  const row = await database.kysely
    .insertInto('venue_table')
    .values({
      venue_id: venue.id,
      name: over.name ?? 'Table 1',
      order_type: over.orderType ?? 'default',
      orders_disabled: over.ordersDisabled ?? false,
      pay_disabled: over.payDisabled ?? false,
      code,
      short_code: shortCode,
      flag_overrides: JSON.stringify(over.flagOverrides ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, code, shortCode };
};
