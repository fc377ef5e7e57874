import { isUnfinished, type PaymentState } from '@tableside/domain/payments';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { raiseAlert, resolveAlert } from '../../ledger/index.ts';
import { nameOf, type PaymentRow } from '../record/payment.ts';
import { unreportedPayment } from './untold-store.ts';

type Named = Pick<PaymentRow, 'id' | 'charge_id' | 'venue_id' | 'provider' | 'total'>;

const keyOf = ({ id }: Named): string => `payment_untold:${id}`;

const answersNothing = ({ providers }: Pick<Deps, 'providers'>, { provider }: Named): boolean => {
  const capabilities = providers.byId(provider)?.capabilities;
  return capabilities?.settledBy === 'provider' && capabilities.status === 'told';
};

/**
 * A payment is over here without its guest's return and without a word of its provider, which cannot be asked: whether
 * the money moved, only the bank's statement shows. A person hears of it, once; not of one whose guest never went to the
 * bank. In the caller's transaction, the payment locked.
 */
export const warnIfUnreported = async (
  run: Run,
  deps: Pick<Deps, 'providers' | 'log'>,
  payment: Named,
  { before, after }: { readonly before: PaymentState; readonly after: PaymentState },
  now: number,
): Promise<void> => {
  const over = isUnfinished(before.status) && !isUnfinished(after.status) && after.captured === 0;
  if (over) await warnOfUntold(run, deps, payment, now);
};

const warnOfUntold = async (
  run: Run,
  deps: Pick<Deps, 'providers' | 'log'>,
  payment: Named,
  now: number,
): Promise<void> => {
  if (!answersNothing(deps, payment)) return;
  const untold = await unreportedPayment(run, payment.id);
  if (!untold) return;
  const { id, venue_id: venueId, provider, total } = payment;
  const data = {
    total_minor: total,
    provider,
    provider_ref: nameOf(payment),
    statement: untold.number,
    left_at: untold.left_at.toISOString(),
  };
  await raiseAlert(run, {
    venueId,
    paymentId: id,
    kind: 'payment_untold',
    dedupeKey: keyOf(payment),
    data,
    now,
  });
  deps.log.warn({ paymentId: id, ...data }, 'a payment ended and nobody told of it: the statement shows');
};

/** As {@link warnIfUnreported}, for a guest who goes to the bank when the payment is over here already. */
export const warnIfRedirectedTooLate = async (
  run: Run,
  deps: Pick<Deps, 'providers' | 'log'>,
  payment: Named & Pick<PaymentRow, 'status' | 'captured'>,
  now: number,
): Promise<void> => {
  if (!isUnfinished(payment.status) && payment.captured === 0) await warnOfUntold(run, deps, payment, now);
};

/** Its money was told of after all. */
export const resolveUnreported = async (
  run: Run,
  deps: Pick<Deps, 'providers'>,
  payment: Named,
  now: number,
): Promise<void> => {
  if (!answersNothing(deps, payment)) return;
  const { venue_id: venueId } = payment;
  await resolveAlert(run, {
    venueId,
    dedupeKey: keyOf(payment),
    by: null,
    note: 'the money was told of',
    now,
  });
};
