import { minor } from '@tableside/domain/money';
import { type PaymentProvider, type ProviderUpdate, providerById } from '@tableside/payments';
import { pino } from 'pino';
import { openDatabase } from '../apps/server/src/database/database.ts';
import { breaksOf, CHECKS } from '../apps/server/src/features/ledger/check/check-store.ts';
import { checkBooks } from '../apps/server/src/features/ledger/index.ts';
import {
  type Comparing,
  reconcileWithProvider,
} from '../apps/server/src/features/payments/polling/compare-lists.ts';
import { providerRegistry } from '../apps/server/src/features/payments/provider-registry.ts';
import { providerWorld } from '../apps/server/src/features/payments/world.ts';
import { embeddedAddress } from './support/embedded-address.ts';
import { makePayments } from './support/many-payments.ts';
import { startPayingServer } from './support/paying.ts';
import { report } from './support/report.ts';

const PAYMENTS = 100_000;

/** A provider that lists what it is given. */
const listing = (news: readonly ProviderUpdate[]): PaymentProvider => {
  const provider = providerById('stripe');
  if (!provider) throw new Error('there is no such provider');
  return { ...provider, listPayments: async () => news };
};

const webhookEventOf = (id: string, ref: string): ProviderUpdate => ({
  payment: id,
  providerRef: ref,
  status: 'captured',
  captured: minor(1350),
  currency: 'EUR',
  refunded: minor(0),
  failure: null,
  data: null,
  eventId: null,
});

/** A day of 100,000 payments held against the provider's own list, then every invariant of the venue's books. */
export const run = async (): Promise<void> => {
  const server = await startPayingServer(1);
  const database = openDatabase({ ...embeddedAddress(server.dataDir), max: 4 });
  try {
    await makePayments(server.pool, server.venue, PAYMENTS);
    const { rows } = await server.pool.query<{ id: string; provider_ref: string }>(
      'select id, provider_ref from payment where venue_id = $1',
      [server.venue],
    );
    const log = pino({ level: 'silent' });
    const deps: Comparing = {
      database,
      log,
      clock: Date.now,
      providers: providerRegistry([
        listing(rows.map(({ id, provider_ref }) => webhookEventOf(id, provider_ref))),
      ]),
      providerWorld: providerWorld(Date.now),
      accounts: { all: async () => [{ baseUrl: '', browserUrl: '', keys: {}, decimals: 2 }] },
      take: async ({ payment }) => {
        throw new Error(`${payment} does not stand as it was made`);
      },
    };
    const started = performance.now();
    await reconcileWithProvider(deps);
    const compared = performance.now();
    let slowest = { check: '', seconds: 0 };
    for (const check of Object.keys(CHECKS)) {
      const began = performance.now();
      const broken = await breaksOf(database.run, check, server.venue);
      if (broken.length > 0) throw new Error(`${check}: ${JSON.stringify(broken.slice(0, 3))}`);
      const seconds = (performance.now() - began) / 1_000;
      if (seconds > slowest.seconds) slowest = { check, seconds };
    }
    const checked = performance.now();
    const differences = await checkBooks(database.run, server.venue);
    const whole = performance.now();
    const { rows: alerts } = await server.pool.query('select kind from money_alert where venue_id = $1', [
      server.venue,
    ]);
    if (rows.length !== PAYMENTS || alerts.length > 0) {
      throw new Error(`${rows.length} payments, ${alerts.length} alerts`);
    }
    if (differences.length > 0)
      throw new Error(`the books do not agree: ${JSON.stringify(differences.slice(0, 3))}`);
    report('reconcile', [
      {
        what: 'reconciling 100,000 payments of a venue',
        value: (checked - started) / 1_000,
        unit: 's',
        atMost: 60,
        from: `${((compared - started) / 1_000).toFixed(1)} s against the provider's list, ${((checked - compared) / 1_000).toFixed(1)} s for ${Object.keys(CHECKS).length} invariants, the slowest ${slowest.seconds.toFixed(1)} s (${slowest.check})`,
      },
      {
        what: 'the same with the hashes of what is sealed',
        value: (whole - checked) / 1_000,
        unit: 's',
        from: 'as every six hours',
      },
    ]);
  } finally {
    await database.close();
    await server.stop();
  }
};
