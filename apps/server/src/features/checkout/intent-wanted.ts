import { Refusal, toWire } from '@tableside/contract';
import { minimumTotal } from '@tableside/domain/cart';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { type Flags, payingEnabled, type VenueSettings } from '@tableside/domain/venue';
import { type PaymentProvider, smallestAmount } from '@tableside/payments';
import type { Run } from '../../database/database.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { CallInputOnServer } from '../../http/mount/handler.ts';
import { type Piece, type PieceAmount, piecesToPay, type Scope, type UnpaidBill } from '../bills/index.ts';
import { allowedTip } from '../orders/index.ts';
import { isTippable, kindsOf, type PaidKinds } from '../payments/index.ts';
import { type RoundingFor, roundingOf } from './round-up.ts';

export type IntentBody = CallInputOnServer<'POST /payments/stripe/payment-intent'>['body'];

export type Asking = {
  readonly guest: GuestSession;
  readonly deviceHash: Buffer;
  readonly settings: VenueSettings;
  readonly flags: Flags;
  readonly provider: PaymentProvider;
  readonly method: string;
  /** The connected account that takes it; null: the keys that the venue entered. */
  readonly accountRef: string | null;
  readonly body: IntentBody;
  /** For whom the guest rounds up; null: they do not. */
  readonly roundingFor: RoundingFor | null;
  readonly now: number;
};

export const scopeOf = ({ amount, split_between, pay_for_selected_items }: IntentBody): Scope => {
  const named = [amount, split_between].filter(part => part !== undefined).length;
  if (named + Number(pay_for_selected_items) > 1) throw new Refusal('payment_amount_invalid');
  if (amount !== undefined) return { kind: 'amount', amount: minor(amount) };
  if (split_between !== undefined) return { kind: 'share', between: split_between };
  return { kind: pay_for_selected_items ? 'items' : 'all' };
};

/** Whether the phone saw another sum than `amount` (minor units); phones send major units. */
const sawAnother = (seen: number | undefined, amount: Minor, decimals: number): boolean =>
  seen !== undefined && Math.abs(seen * 10 ** decimals - amount) >= 0.5;

/** The tip as it may be given here: only where the Pay screen asks for one, to somebody who works here. TIPCHIP-02. */
const tipOf = async (run: Run, asking: Asking, amount: Minor): Promise<Minor> => {
  const { body, settings, flags, guest } = asking;
  if (body.tips === 0) return ZERO;
  const somebody = body.personnel_id === null || (await isTippable(run, guest.venueId, body.personnel_id));
  if (!flags.has('pay-go') || !somebody) throw new Refusal('tip_invalid');
  return allowedTip(body.tips, { subtotal: amount, discounted: amount }, settings, flags);
};

const checkTotal = (total: Minor, { provider, settings }: Asking): void => {
  const { decimals } = settings.currency;
  const least = Math.max(minimumTotal(decimals), smallestAmount(provider.capabilities, decimals));
  if (total < least) throw new Refusal('total_too_small', { minimum: toWire(minor(least), decimals) });
};

/** Nobody could pay the last few cents by phone: who chooses an amount pays all, or leaves enough for a payment. */
const checkRest = (left: number, { body, settings }: Asking): void => {
  const { decimals } = settings.currency;
  if (body.amount !== undefined && left > 0 && left < minimumTotal(decimals)) {
    const most = minor(Math.max(0, body.amount + left - minimumTotal(decimals)));
    throw new Refusal('payment_amount_invalid', { most: toWire(most, decimals) });
  }
};

/** A table's bill is paid where the venue lets guests pay there; an order of one's own always. PAYGO-18. */
export const checkPlace = (bill: UnpaidBill, { guest, flags }: Asking): void => {
  const { orderType, payDisabled } = guest.table;
  const place = { flags, preview: false, tableType: orderType, payDisabled };
  if (bill.kind === 'table' && !payingEnabled(place)) throw new Refusal('ordering_disabled');
};

/** What a payment is for and what it costs, in minor units. */
export type Wanted = {
  readonly items: readonly PieceAmount[];
  readonly amount: Minor;
  readonly tip: Minor;
  /** By rounding up, beside what is paid here. */
  readonly donation: Minor;
};

/** What is paid for, and what it costs: all that can be decided before it is known what was begun already. */
export const wantedOf = async (
  run: Run,
  bill: UnpaidBill,
  asking: Asking,
  known: { readonly begun: readonly (readonly PieceAmount[])[]; readonly made: readonly Piece[] | null },
): Promise<{ readonly wanted: Wanted; readonly kinds: PaidKinds }> => {
  const { guest, body, now, settings } = asking;
  const { sessionId, guestIndex } = guest;
  const payer = { sessionId, guestIndex, scope: scopeOf(body), begun: known.begun, now };
  const { items, amount, pieces } = await piecesToPay(run, bill, payer, known.made);
  const { decimals } = settings.currency;
  if (sawAnother(body.expected_amount, amount, decimals)) {
    throw new Refusal('bill_changed', { amount: toWire(amount, decimals) });
  }
  checkRest(bill.left - amount, asking);
  const tip = await tipOf(run, asking, amount);
  const total = minor(amount + tip);
  checkTotal(total, asking);
  const wanted = { items, amount, tip, donation: roundingOf(body.round_up, { total, amount, decimals }) };
  return { wanted, kinds: kindsOf(pieces, bill) };
};
