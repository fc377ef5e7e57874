import { Refusal, toWire } from '@tableside/contract';
import { type DrawerMove, holds, mayCountDrawer } from '@tableside/domain/drawers';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { type DrawerRow, drawerById, lockDrawer } from './drawer-store.ts';
import { expectedIn } from './drawer-view.ts';

/** An open drawer that the caller may change, held until the transaction ends. Refuses not_found, not_allowed, drawer_counted. */
export const heldDrawer = async (run: Run, staff: StaffContext, id: string): Promise<DrawerRow> => {
  if (!isUuid(id)) throw new Refusal('not_found');
  await lockDrawer(run, staff.venueId, id);
  const row = await drawerById(run, staff.venueId, id);
  if (!row) throw new Refusal('not_found');
  if (!mayCountDrawer(staff.role, row.person === staff.userId)) throw new Refusal('not_allowed');
  if (row.closedAt !== null) throw new Refusal('drawer_counted', { by: row.closedBy });
  return row;
};

/** Refuses drawer_holds_less where `amount` (minor units) is more than can be taken out of it. */
export const refuseBeyond = (row: DrawerRow, kind: DrawerMove, amount: number, decimals: number): void => {
  const expected = expectedIn(row);
  if (holds(expected, kind, minor(amount))) return;
  throw new Refusal('drawer_holds_less', { expected: toWire(expected, decimals) });
};
