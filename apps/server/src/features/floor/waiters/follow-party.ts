import type { Run } from '../../../database/database.ts';
import type { StaffContext } from '../../../http/mount/handler.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
import { passToParty, type SeatedAnew } from './waiter-store.ts';

/**
 * Who serves a party that sits elsewhere now. Its waiter goes along where nobody serves the table it comes to. A colleague's
 * table stays the colleague's, and their device says that guests came. The table it left stays in its waiter's section; one
 * that was taken for this party alone is everybody's again. Whoever serves tables must be held (`lockWaiters`).
 */
export const followParty = async (
  run: Run,
  { venueId, userId, name }: StaffContext,
  seated: SeatedAnew & { readonly tableName: string },
): Promise<void> => {
  const colleague = await passToParty(run, venueId, seated);
  if (colleague === null || colleague === userId) return;
  const data = { from: name, to: colleague, tables: [seated.tableName], seated: true };
  await appendToOutbox(run, [{ audience: `staff:${venueId}`, event: 'board-handed', data }]);
};
