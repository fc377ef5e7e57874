import type { Run } from '../../database/database.ts';

/** Keeps what a payment is known as at its provider; one payment may be several orders there. */
export const keepReference = async (
  run: Run,
  paymentId: string,
  providerRef: string,
  at: Date,
): Promise<void> => {
  await run(
    'payment-reference-keep',
    'insert into payment_reference (payment_id, provider_ref, at) values ($1, $2, $3) on conflict do nothing',
    [paymentId, providerRef, at],
  );
};

/** Everything a payment was ever known as at its provider, oldest first. */
export const referencesOf = async (run: Run, paymentId: string): Promise<string[]> => {
  const rows = await run<{ provider_ref: string }>(
    'payment-references',
    'select provider_ref from payment_reference where payment_id = $1 order by at, provider_ref',
    [paymentId],
  );
  return rows.map(({ provider_ref }) => provider_ref);
};
