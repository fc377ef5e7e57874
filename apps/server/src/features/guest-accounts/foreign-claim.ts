import type { Deps } from '../../deps.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { noteBySystem } from '../staff/index.ts';

/**
 * Notes at the venue that a phone said to be a guest whom its cookie does not prove. Nothing hangs on what it said, so the call
 * goes on as it is; what was claimed is not kept. ADR 0033.
 */
export const noteForeignClaim = async (
  { database, guestAccounts }: Pick<Deps, 'database' | 'guestAccounts'>,
  meta: Pick<RequestMeta, 'cookies'>,
  claim: { readonly uid: string; readonly venueId: string; readonly subject: string },
): Promise<void> => {
  const signedIn = await guestAccounts.signedIn(meta);
  if (signedIn?.accountId === claim.uid) return;
  await noteBySystem(database.run, claim.venueId, {
    action: 'account-claim',
    subject: claim.subject,
    data: { signed_in: signedIn !== null },
  });
};
