import { randomUUID } from 'node:crypto';
import { INTENT_LIFETIME_MS, nextCheck } from '@tableside/domain/payments';
import type { Run } from '../../../database/database.ts';
import type { PieceAmount } from '../../bills/index.ts';
import type { NewEvent } from '../record/event-store.ts';
import type { PaymentRow } from '../record/payment.ts';
import { insertPayment, type NewPayment } from '../record/payment-store.ts';

/** One that ends sooner is not handed out again: the guest would not get to the end of the bank's form. */
const MIN_REST_MS = 60_000;
const CREATED: NewEvent = { event: { kind: 'created' }, source: 'guest', eventId: null };

/** What a phone is about to pay; which payment it is and how long it lasts is said here. */
export type BegunPayment = Omit<
  NewPayment,
  'id' | 'device_hash' | 'provider_key' | 'expires_at' | 'created_at' | 'check_at' | 'taken_by'
> & {
  /** Where others have to name it before it is there; absent: one is drawn. */
  readonly id?: string;
};

/** Writes a payment that a phone begins, before anybody outside hears of it; from now on it is asked about until it is over. */
export const beginPayment = (
  run: Run,
  wanted: BegunPayment,
  items: readonly PieceAmount[],
  { deviceHash, now }: { readonly deviceHash: Buffer; readonly now: number },
): Promise<PaymentRow> => {
  const id = wanted.id ?? randomUUID();
  const expiresAt = now + INTENT_LIFETIME_MS;
  const check = nextCheck({ status: 'created', createdAt: now, expiresAt }, now);
  const payment = {
    ...wanted,
    id,
    device_hash: deviceHash.toString('hex'),
    provider_key: id,
    expires_at: new Date(expiresAt),
    created_at: new Date(now),
    check_at: check === null ? null : new Date(check),
  };
  return insertPayment(run, payment, items, [CREATED]);
};

/** Whether a begun payment lasts long enough to be handed out again. */
export const lastsLongEnough = ({ expires_at }: Pick<PaymentRow, 'expires_at'>, now: number): boolean =>
  expires_at.getTime() - now > MIN_REST_MS;

const sorted = (items: readonly PieceAmount[]): string =>
  items
    .map(({ id, amount }) => `${id}:${amount}`)
    .sort()
    .join();

/** Whether both name the same pieces at the same worth. */
export const areSameItems = (one: readonly PieceAmount[], other: readonly PieceAmount[]): boolean =>
  sorted(one) === sorted(other);
