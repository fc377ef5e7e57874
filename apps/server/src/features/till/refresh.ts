import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import { externalBillOf, markTillState } from '../bills/index.ts';
import { TillSilent } from './port.ts';
import { takeBill } from './take-bill.ts';
import { tillOf, tillVenue } from './tills.ts';

/**
 * Before somebody pays: the bill as the external till has it now, outside of any transaction. A bill that is kept here
 * needs no question. Throws `Refusal` till_silent; the bill then stays as last known and says so until the till answers.
 */
export const refreshFromTill = async (
  deps: Pick<
    Deps,
    'database' | 'secretBox' | 'venues' | 'menuPublisher' | 'clock' | 'env' | 'providerPlaces'
  >,
  venueId: string,
  number: string,
  sessionId: string,
): Promise<void> => {
  const { database, clock } = deps;
  const kept = await externalBillOf(database.run, venueId, number, sessionId);
  if (!kept) return;
  const till = await tillOf(deps, venueId);
  if (till.isBuiltIn) return;
  try {
    const bill = await till.readBill(kept.external);
    if (!bill) throw new TillSilent('unknown there');
    await takeBill(deps, await tillVenue(deps, venueId), bill);
  } catch (cause) {
    if (!(cause instanceof TillSilent)) throw cause;
    await database.transaction(run => markTillState(run, kept.billId, 'failed', clock()));
    throw new Refusal('till_silent');
  }
};
