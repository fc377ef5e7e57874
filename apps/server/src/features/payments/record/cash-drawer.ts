import type { Run } from '../../../database/database.ts';
import { drawerInUse } from '../../drawers/index.ts';

/**
 * Where money that one of the staff takes or gives back is, for its entry in the journal: `drawer` is their own open one,
 * which is not counted before the transaction ends. Absent for what is no cash, and where they have none: then it is in the
 * house's, as is what another system reports.
 */
export const cashDrawerOf = async (
  run: Run,
  venueId: string,
  account: string,
  by: { readonly userId: string } | { readonly keyId: string },
): Promise<{ readonly drawer?: string }> => {
  if (account !== 'cash' || !('userId' in by)) return {};
  const drawer = await drawerInUse(run, venueId, by.userId);
  return drawer === null ? {} : { drawer };
};
