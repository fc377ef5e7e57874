import { Refusal } from '@tableside/contract';
import type { PaymentProvider, ProviderAccount } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Venue } from '../../venues/index.ts';

/** A way to pay, with who serves it and the venue's account there. */
export type ChosenMethod = {
  readonly method: string;
  readonly provider: PaymentProvider;
  readonly account: ProviderAccount;
};

/** The method the guest chose among those of the call, if the venue offers it. Refuses no_payment_providers. PAY-37. */
export const chosenMethod = async (
  deps: Deps,
  venue: Venue,
  methods: readonly string[],
  asked?: string,
): Promise<ChosenMethod> => {
  const offered = await deps.offers.of(venue);
  if (offered.length === 0) throw new Refusal('no_payment_providers');
  const [first = ''] = methods;
  const method = asked ?? methods.find(known => offered.includes(known)) ?? first;
  const provider =
    methods.includes(method) && offered.includes(method) ? deps.providers.ofMethod(method) : null;
  if (!provider) throw new Refusal('payment_type_not_enabled');
  const place = { id: venue.id, decimals: venue.settings.currency.decimals };
  const account = await deps.accounts.of(place, provider.id);
  // It has keys and no place: the sandbox is starting.
  if (!account) throw new Refusal('payment_provider_silent');
  return { method, provider, account };
};
