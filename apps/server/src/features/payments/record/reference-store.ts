import type { Run } from '../../../database/database.ts';

/** Keeps what a payment is known as at its provider, once that is more than one name: it is several orders there. */
export const keepReferences = async (
  run: Run,
  paymentId: string,
  references: readonly string[],
  at: Date,
): Promise<void> => {
  await run(
    'payment-references-keep',
    `insert into payment_reference (payment_id, provider_ref, at) select $1, unnest($2::text[]), $3
     on conflict do nothing`,
    [paymentId, references, at],
  );
};

/** Everything a payment was ever known as at its provider; none where it has one name, or has not got it yet. */
export const referencesOf = async (run: Run, paymentId: string): Promise<string[]> => {
  const rows = await run<{ provider_ref: string }>(
    'payment-references',
    'select provider_ref from payment_reference where payment_id = $1 order by at, provider_ref',
    [paymentId],
  );
  return rows.map(({ provider_ref }) => provider_ref);
};
