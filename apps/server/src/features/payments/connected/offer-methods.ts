import { PAYMENT_METHODS, type PaymentProvider, takesCurrency } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { StaffContext } from '../../../http/mount/handler.ts';
import { saveIfUnchanged, stampOf } from '../../settings-stamps/index.ts';
import { writeVenueMethods } from '../accounts/account-store.ts';

/**
 * Offers what a provider brings, first: whoever sets one up wants guests to pay by it. What was chosen of it before stays as
 * it is. The venue is locked, `methods` being what it offers.
 */
export const offerMethodsOf = async (
  run: Run,
  staff: StaffContext,
  { capabilities }: PaymentProvider,
  methods: readonly string[],
  currency: string,
): Promise<void> => {
  const brought = PAYMENT_METHODS.filter(
    method => capabilities.methods.includes(method) && takesCurrency(capabilities, method, currency),
  );
  if (brought.length === 0 || brought.some(method => methods.includes(method))) return;
  const { revision } = await stampOf(run, staff.venueId, 'payment-methods');
  await saveIfUnchanged(run, staff, 'payment-methods', revision);
  await writeVenueMethods(run, staff.venueId, [...brought, ...methods]);
};
