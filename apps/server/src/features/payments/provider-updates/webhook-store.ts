import type { PaymentReference } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import { noteStep } from '../../../steps.ts';

/** What a message claims to be about, and whose keys would prove it. */
export type ClaimedPayment = {
  readonly id: string;
  readonly venue_id: string;
  readonly decimals: number;
  /** The connected account that took it. */
  readonly account_ref: string | null;
};

/** Payments at a provider that a message claims to be about. */
export const peekPaymentReferences = (
  run: Run,
  provider: string,
  claims: readonly PaymentReference[],
): Promise<ClaimedPayment[]> =>
  run<ClaimedPayment>(
    'webhook-claimed',
    `select coalesce(p.charge_id, p.id) as id, v.id as venue_id, p.account_ref,
       (v.settings -> 'currency' ->> 'decimals')::int as decimals
     from payment p join venue v on v.id = coalesce(p.account_venue_id, p.venue_id)
     where p.provider = $1 and (p.id = any($2::uuid[]) or p.charge_id = any($2::uuid[]) or p.provider_ref = any($3::text[])
       or p.id in (select payment_id from payment_reference where provider_ref = any($3::text[]))) limit 200`,
    [
      provider,
      claims.flatMap(({ payment }) => (payment === null ? [] : [payment])),
      claims.flatMap(({ providerRef }) => (providerRef === null ? [] : [providerRef])),
    ],
  );

export type DeliveryOutcome = 'taken' | 'ignored' | 'refused' | 'unknown';

/** Notes that a provider, or somebody who pretends to be one, told us something. */
export const recordDelivery = async (
  run: Run,
  delivery: {
    readonly provider: string;
    readonly outcome: DeliveryOutcome;
    readonly paymentId: string | null;
    readonly detail: string;
    readonly now: number;
  },
): Promise<void> => {
  const { provider, outcome, paymentId: id } = delivery;
  if (id !== null) noteStep(run, { of: 'payment', id, step: `message_${outcome}`, about: { by: provider } });
  await run(
    'webhook-note',
    'insert into webhook_delivery (provider, at, outcome, payment_id, detail) values ($1, $2, $3, $4, $5)',
    [
      delivery.provider,
      new Date(delivery.now),
      delivery.outcome,
      delivery.paymentId,
      delivery.detail.slice(0, 200),
    ],
  );
};
