import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { listAlerts, settle } from './alerts/alerts.ts';
import { exportLedger } from './chain/export.ts';
import { sealAll } from './chain/seal.ts';
import { watchBooks } from './check/watch-books.ts';

export { raiseAlert, readAlerts, readRaised, resolveAlert } from './alerts/alert.ts';
export { resolveBy } from './alerts/alerts.ts';
export { ledgerAfter } from './chain/export.ts';
export { sealAll, sealVenue } from './chain/seal.ts';
export { headOfChain } from './chain/seal-store.ts';
export { checkBooks, type Difference } from './check/check-books.ts';
export { type NewEntry, otherHalf } from './entry.ts';
export { givenByRate } from './given-store.ts';
export { postEntries, postEntry } from './post-entry.ts';
export { type BookedPiece, postSale, postVoid, saleEntry } from './post-sale.ts';
export { FIRST_HASH } from './record.ts';
export { type CommissionVersion, insertCommission, readCommissions } from './stalls/commission-store.ts';
export { type Operator, type PaymentEntry, postPaymentEntry } from './stalls/for-stall.ts';

type Keys =
  | 'GET /console/ledger/export'
  | 'GET /console/{venue}/money-alerts'
  | 'POST /console/{venue}/money-alerts/{alert}/settle';

/** The books: their export, and what in them needs a person. */
export const ledgerHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /console/ledger/export': exportLedger(deps),
  'GET /console/{venue}/money-alerts': listAlerts(deps),
  'POST /console/{venue}/money-alerts/{alert}/settle': settle(deps),
});

/** Sealing follows the payments within seconds; the whole books are looked at every six hours. */
export const ledgerJobs = ({ database }: Pick<Deps, 'database'>): Job[] => [
  { name: 'seal-ledger', everySeconds: 5, run: now => sealAll(database, now) },
  { name: 'check-books', everySeconds: 6 * 3_600, run: now => watchBooks(database, now) },
];
