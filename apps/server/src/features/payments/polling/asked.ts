import type { PaymentProvider, ProviderAccount } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { decimalsOfVenue } from '../accounts/venue-store.ts';
import { accountOf, nameOf, type PaymentRow } from '../record/payment.ts';
import { readPayment } from '../record/payment-store.ts';

/** A payment with the means to ask about it. */
export type Asked = {
  readonly payment: PaymentRow;
  readonly provider: PaymentProvider;
  readonly account: ProviderAccount;
};

/** A payment, or one of the charge that is named, with its provider and the keys that took it; null when it cannot be asked about. */
export const askedAbout = async (deps: Deps, paymentId: string): Promise<Asked | null> => {
  const payment = await readPayment(deps.database.run, paymentId);
  const provider = payment && deps.providers.byId(payment.provider);
  if (!payment || !provider || provider.capabilities.settledBy === 'staff') return null;
  const id = accountOf(payment);
  const decimals = await decimalsOfVenue(deps.database.run, id);
  const account = await deps.accounts.of({ id, decimals }, provider.id, payment.account_ref);
  return account && { payment, provider, account };
};

/** How we name a payment at its provider. */
export const nameAtProvider = (payment: PaymentRow) => ({
  payment: nameOf(payment),
  key: payment.charge_id ?? payment.provider_key,
  currency: payment.currency,
  providerRef: payment.provider_ref,
});
