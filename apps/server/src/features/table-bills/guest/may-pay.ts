import { Refusal } from '@tableside/contract';
import { payingEnabled } from '@tableside/domain/venue';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { Bill } from '../../bills/index.ts';
import { flagsAt } from '../../venues/index.ts';

/** Whether this phone's table shows its bill to be paid. PAYGO-18, FLAG-02. */
export const tableTakesPayments = async (
  { venues }: Pick<Deps, 'venues'>,
  guest: GuestSession,
): Promise<boolean> => {
  const { settings } = await venues.get(guest.venueId, guest.venue.revision);
  return payingEnabled({
    flags: flagsAt(settings, guest.table.flagOverrides),
    preview: guest.mode === 'preview',
    tableType: guest.table.orderType,
    payDisabled: guest.table.payDisabled,
  });
};

/** Refuses a table's bill where the table takes no payments: ordering_disabled. An order can be paid wherever it was placed. */
export const refuseUnlessPaying = (bill: Pick<Bill, 'kind'>, takesPayments: boolean): void => {
  if (bill.kind === 'table' && !takesPayments) throw new Refusal('ordering_disabled');
};
