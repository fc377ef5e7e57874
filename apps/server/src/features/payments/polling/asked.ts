import type { PaymentProvider, ProviderAccount } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { decimalsOfVenue } from '../accounts/venue-store.ts';
import type { PaymentRow } from '../record/payment.ts';
import { readPayment } from '../record/payment-store.ts';

/** A payment with the means to ask about it. */
export type Asked = {
  readonly payment: PaymentRow;
  readonly provider: PaymentProvider;
  readonly account: ProviderAccount;
};

/** A payment with its provider and the venue's keys; null when it cannot be asked about. */
export const askedAbout = async (deps: Deps, paymentId: string): Promise<Asked | null> => {
  const payment = await readPayment(deps.database.run, paymentId);
  const provider = payment && deps.providers.byId(payment.provider);
  if (!payment || !provider || provider.capabilities.settledBy === 'staff') return null;
  const decimals = await decimalsOfVenue(deps.database.run, payment.venue_id);
  const account = await deps.accounts.of({ id: payment.venue_id, decimals }, provider.id);
  return account && { payment, provider, account };
};

/** How we name a payment at its provider. */
export const nameAtProvider = ({ id, provider_key, currency, provider_ref }: PaymentRow) => ({
  payment: id,
  key: provider_key,
  currency,
  providerRef: provider_ref,
});
