import { type Minor, sum } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { openDrawer } from './drawer-store.ts';
import { heldDrawer, refuseBeyond } from './held-drawer.ts';

type Payout = {
  readonly way: string;
  /** As `PaidFrom` of the contract says. */
  readonly from: string | null | undefined;
  readonly amounts: readonly Minor[];
  readonly decimals: number;
};

/**
 * Where cash is that leaves for whom it is owed, for the data of its entries in the journal: which open drawer and whose,
 * which holds all of it and in which nothing moves before the transaction ends; nothing of both where it is no cash or is the
 * house's. Refuses not_found, not_allowed, drawer_counted, drawer_holds_less.
 */
export const payOutOf = async (
  run: Run,
  staff: StaffContext,
  { way, from, amounts, decimals }: Payout,
): Promise<{ readonly drawer?: string; readonly drawer_of?: string }> => {
  if (way !== 'cash' || from === null) return {};
  // Only looked up: to hold it as a payment does, and then alone, would wait for who counts it and waits for us.
  const id = from ?? (await openDrawer(run, staff.venueId, staff.userId))?.id;
  if (id === undefined) return {};
  const row = await heldDrawer(run, staff, id);
  refuseBeyond(row, 'paid_out', sum(amounts), decimals);
  return { drawer: row.id, drawer_of: row.name };
};
