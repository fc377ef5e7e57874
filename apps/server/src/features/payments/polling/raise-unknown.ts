import type { ProviderUpdate } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import { raiseAlert } from '../../ledger/index.ts';

type Unknown = { readonly venueId: string; readonly provider: string; readonly now: number };

/**
 * A bank has money for a payment that is not in the books: a person at the venue hears of it, once however it became known.
 * Banks without a number of their own show ours.
 */
export const raiseUnknown = (
  run: Run,
  { venueId, provider, now }: Unknown,
  { payment, providerRef, captured, madeAt }: ProviderUpdate,
): Promise<boolean> => {
  const ref = providerRef ?? payment;
  return raiseAlert(run, {
    venueId,
    kind: 'payment_not_ours',
    dedupeKey: `payment_not_ours:${venueId}:${provider}:${ref}`,
    data: {
      captured_minor: captured,
      provider,
      provider_ref: ref,
      ...(madeAt !== undefined && { made_at: new Date(madeAt).toISOString() }),
    },
    now,
  });
};
