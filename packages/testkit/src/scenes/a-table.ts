import { randomBytes, randomInt } from 'node:crypto';
import type { TableType } from '@tableside/domain/venue';
import type { Database } from '../../../../apps/server/src/database/database.ts';

export type TestTable = { readonly id: string; readonly code: string; readonly shortCode: string };

export type TableOver = {
  readonly name?: string;
  readonly code?: string;
  readonly orderType?: TableType;
  readonly ordersDisabled?: boolean;
  readonly payDisabled?: boolean;
  readonly flagOverrides?: Readonly<Record<string, boolean>>;
};

/** None that sounds or looks like another one. */
const LETTERS = '0123456789ACDEFGHJKMNPRTUVWXY';
const LENGTH = 5;
const SHORT_CODES = LETTERS.length ** LENGTH;
let lastShortCode = randomInt(SHORT_CODES);

/** No two of a process are the same, or sound alike, however many tables it makes. */
const nextShortCode = (): string => {
  lastShortCode = (lastShortCode + 1) % SHORT_CODES;
  return Array.from(
    { length: LENGTH },
    (_, place) => LETTERS[Math.floor(lastShortCode / LETTERS.length ** place) % LETTERS.length],
  ).join('');
};

/** Inserts a table of a venue with random codes. */
export const aTable = async (
  { database }: { readonly database: Database },
  venue: { readonly id: string },
  over: TableOver = {},
): Promise<TestTable> => {
  const code = over.code ?? randomBytes(8).toString('hex');
  const shortCode = nextShortCode();
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
