import { randomUUID } from 'node:crypto';
import { Refusal, toWire } from '@tableside/contract';
import { roundUpOf } from '@tableside/domain/gifts';
import { textIn } from '@tableside/domain/menu';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import type { PaymentProvider } from '@tableside/payments';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import { newOrderNumber } from '../../unique-number.ts';
import { roundUpRecipient } from '../donations/index.ts';
import { type Gift, insertGift } from '../giving/index.ts';
import { beginPayment } from '../payments/index.ts';
import type { Venue } from '../venues/index.ts';

/** For whom a guest rounds up. */
export type RoundingFor = Pick<Gift, 'kind' | 'by' | 'venue' | 'cardId' | 'recipientId' | 'recipientName'>;

/** For whom, where the guest rounds up; null: they do not. Refuses donation_unavailable where the venue asks for nobody any more. */
export const roundingFor = async (
  deps: Deps,
  venue: Venue,
  { round_up }: { readonly round_up: number },
): Promise<RoundingFor | null> => {
  if (round_up === 0) return null;
  const donatee = await roundUpRecipient(deps, venue);
  if (!donatee) throw new Refusal('donation_unavailable');
  const { mainLanguage } = venue.settings;
  const recipientName = textIn(donatee.name, mainLanguage, mainLanguage);
  return { kind: 'donation', by: 'card', venue, cardId: donatee.id, recipientId: donatee.id, recipientName };
};

/**
 * What is given on top of `total`, of which `amount` is the bill's: what is missing to a whole sum, and nothing else. `seen`:
 * what the guest saw of it. Refuses bill_changed where that is another.
 */
export const roundingOf = (
  seen: number,
  { total, amount, decimals }: { readonly total: Minor; readonly amount: Minor; readonly decimals: number },
): Minor => {
  if (seen === 0) return ZERO;
  if (seen === roundUpOf(total, decimals)) return minor(seen);
  throw new Refusal('bill_changed', { amount: toWire(amount, decimals) });
};

/** What is rounded up, and by whom. */
export type Rounding = {
  readonly roundingFor: RoundingFor | null;
  readonly guest: GuestSession;
  readonly deviceHash: Buffer;
  readonly provider: Pick<PaymentProvider, 'id'>;
  readonly method: string;
  /** The connected account that takes it; null: the venue's own keys. */
  readonly accountRef: string | null;
  readonly now: number;
};

/** The other half of a payment that is rounded up, `charge`: a donation like any other, which the guest pays with it. ADR 0042 */
export const insertRounding = async (
  run: Run,
  charge: string,
  asking: Rounding,
  amount: Minor,
): Promise<void> => {
  const { roundingFor: gift, guest, now } = asking;
  if (gift === null || amount === 0) return;
  const bill = { id: randomUUID(), piece: randomUUID(), number: newOrderNumber() };
  await insertGift(run, gift, { ...bill, amount, at: new Date(now) });
  const payment = {
    venue_id: guest.venueId,
    bill_id: bill.id,
    session_id: guest.sessionId,
    guest_index: guest.guestIndex,
    provider: asking.provider.id,
    method: asking.method,
    scope: 'all' as const,
    currency: gift.venue.settings.currency.code,
    amount,
    tip: ZERO,
    fee: ZERO,
    total: amount,
    personnel_id: null,
    language: guest.language,
    charge_id: charge,
    account_ref: asking.accountRef,
  };
  await beginPayment(run, payment, [{ id: bill.piece, amount }], asking);
};
