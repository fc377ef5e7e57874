import type { Deps } from '../../../deps.ts';
import { cancelQuietly } from './cancel-payment.ts';
import { createdPaymentsOfVisits, unpayableOnBill } from './unpayable-store.ts';

/** Whoever changed the bill goes on meanwhile; what cannot be ended now ends when its provider is asked next. */
const endQuietly = async (deps: Deps, found: Promise<readonly string[]>): Promise<void> => {
  try {
    for (const id of await found) cancelQuietly(deps, id);
  } catch (err) {
    deps.log.warn({ err }, 'begun payments could not be ended');
  }
};

/**
 * Staff changed a bill or took money for it: payments that guests only began for what is not owed so any more are ended.
 */
export const endUnpayable = (deps: Deps, billId: string): Promise<void> =>
  endQuietly(deps, unpayableOnBill(deps.database.run, billId));

/** A table was closed: whatever its party only began to pay is ended. */
export const cancelCreatedPayments = (deps: Deps, visitIds: readonly string[]): Promise<void> =>
  endQuietly(deps, createdPaymentsOfVisits(deps.database.run, visitIds));
