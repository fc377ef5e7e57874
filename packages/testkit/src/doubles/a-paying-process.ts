import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { VenueSettings } from '@tableside/domain/venue';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../../../apps/server/src/database/database.ts';
import { readEnv } from '../../../../apps/server/src/env.ts';
import { createMenuPublisher, createMenuReader } from '../../../../apps/server/src/features/menu/index.ts';
import { storedAccounts } from '../../../../apps/server/src/features/payments/index.ts';
import { aMenuDocument } from '../scenes/a-menu.ts';
import { aTable, type TestTable } from '../scenes/a-table.ts';
import { aVenue, type TestVenue } from '../scenes/a-venue.ts';
import { type TestClient, testClient } from '../server/server-client.ts';
import type { ServerProcess } from '../server/server-process.ts';

/** Works with the database of a server in a process of its own. */
export const withDatabaseOf = async <T>(
  server: ServerProcess,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = openDatabase({ ...server.database(), max: 2 });
  return work(database).finally(database.close);
};

/** A venue with a menu, a table, and keys that the sandbox knows, entered as an owner's own. */
export const aPayingVenue = (
  server: ServerProcess,
  dataDir: string,
  settings: Partial<VenueSettings> = {},
): Promise<{ readonly venue: TestVenue; readonly table: TestTable }> =>
  withDatabaseOf(server, async database => {
    const venue = await aVenue(
      { database },
      { settings: { functionalities: ['order'], paymentProviders: ['stripe-card'], ...settings } },
    );
    await createMenuPublisher(database, Date.now, createMenuReader(database)).publish(
      venue.id,
      aMenuDocument(),
    );
    const log = pino({ level: 'silent' });
    const base = { env: readEnv({ DATA_DIR: dataDir }), database, clock: Date.now, log };
    const accounts = storedAccounts(base);
    const keys = { ...SANDBOX_KEYS.main.stripe };
    await database.transaction(run =>
      accounts.write(run, { venueId: venue.id, provider: 'stripe', keys, isDemo: false }),
    );
    return { venue, table: await aTable({ database }, venue) };
  });

/** A phone that has scanned a table. */
export const aPhoneAt = async (
  { url }: Pick<ServerProcess, 'url'>,
  code: string,
): Promise<TestClient & { readonly session: string }> => {
  const phone = testClient(url);
  const { session } = await phone.call('GET /{hash}', { hash: code });
  return { ...phone, session };
};

/** Orders a soup and begins to pay for it by card. */
export const beginSoup = async (
  phone: TestClient & { readonly session: string },
): Promise<{ readonly uuid: string }> => {
  const { session } = phone;
  await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
  const { order } = await phone.call('POST /cart/{session}/place-order', { session, body: {} });
  const body = { session, order: order.unique_order_number };
  return phone.call('POST /payments/stripe/payment-intent', { body });
};
