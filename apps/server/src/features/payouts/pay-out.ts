import { Refusal, toWire } from '@tableside/contract';
import { payoutLines } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { payOutOf } from '../drawers/index.ts';
import { readSharing } from '../giving/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { postEntry } from '../ledger/index.ts';
import { audit } from '../staff/index.ts';
import { lockPayouts, type Owed, readOwed } from './owed-store.ts';
import { giftsView, leftOf } from './view.ts';

type Input = Parameters<Handler<'POST /console/{venue}/gifts/payout'>>[0];
type Wanted = Input['body']['payouts'][number];

/** Whom `amount` (minor units) is taken from, whom `left` is owed. Throws `Refusal` payout_exceeds_owed with what is. */
const withinLeft = <T>(one: T | undefined, left: (one: T) => number, amount: number, decimals: number): T => {
  const most = one ? left(one) : 0;
  if (!one || amount > most) {
    throw new Refusal('payout_exceeds_owed', { owed: toWire(minor(Math.max(0, most)), decimals) });
  }
  return one;
};

export const withinOwed = (one: Owed | undefined, amount: number, decimals: number): Owed =>
  withinLeft(one, leftOf, amount, decimals);

/** Whom each payout is taken from: nobody is there twice, and none gets more than is left. Throws as `withinLeft`. */
export const coveredBy = <W extends { readonly amount: number }, T>(
  wanted: readonly W[],
  of: (payout: W) => T | undefined,
  left: (one: T) => number,
  decimals: number,
): T[] => {
  const covered = wanted.map(payout => withinLeft(of(payout), left, payout.amount, decimals));
  if (new Set(covered).size < covered.length) throw new Refusal('validation_failed', { field: 'payouts' });
  return covered;
};

const isPool = ({ kind, to }: Wanted): boolean => kind === 'tip' && to === null;

type Booking = Pick<Input, 'staff' | 'body'> & {
  readonly first: number;
  readonly owed: readonly Owed[];
  readonly place: Awaited<ReturnType<typeof payOutOf>>;
  readonly currency: string;
  readonly now: number;
};

/** An entry of the journal for each; all of one time are one run, which the first names. */
const book = async (
  run: Run,
  { staff, body, first, owed, place: out, currency, now }: Booking,
): Promise<void> => {
  const { way, note } = body;
  for (const [place, { kind, to, amount }] of body.payouts.entries()) {
    const number = first + place;
    const name = owed[place]?.name ?? '';
    await postEntry(run, {
      venueId: staff.venueId,
      kind: 'payout',
      currency,
      dedupeKey: `payout:${staff.venueId}:${number}`,
      at: now,
      data: { number, run: first, kind, to, name, amount_minor: amount, way, note, by: staff.name, ...out },
      lines: payoutLines(minor(amount), { kind, to }, way),
    });
    await audit(run, staff, {
      action: 'payout',
      subject: `payout:${number}`,
      data: { kind, to, name, amount_minor: amount, way },
    });
  }
};

/**
 * What is owed leaves the house for whom it is, as entries of the journal; never more than is owed at that moment, whoever
 * else pays out, and all of a run or none. The pool goes to nobody past the rule that guests read: by hours or points it is
 * shared first. What is given back of a tip that was paid out already is owed by its person then,
 * and is less of the next payout. Cash leaves the drawer that `payOutOf` says. Refuses payout_exceeds_owed, and as that does.
 */
export const payOut =
  (deps: Deps): Handler<'POST /console/{venue}/gifts/payout'> =>
  async ({ staff, body, meta }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    const { code: currency, decimals } = settings.currency;
    const now = deps.clock();
    return deps.database.transaction(async run => {
      const first = (await lockPayouts(run, venueId)) + 1;
      const known = await readOwed(run, venueId);
      const isOf = ({ kind, to }: Wanted) => known.find(each => each.kind === kind && each.to === to);
      if (body.payouts.some(isPool) && (await readSharing(run, venueId)).rule !== 'house') {
        throw new Refusal('validation_failed', { field: 'payouts', reason: 'the pool is shared first' });
      }
      const owed = coveredBy(body.payouts, isOf, leftOf, decimals);
      const amounts = body.payouts.map(({ amount }) => minor(amount));
      const place = await payOutOf(run, staff, { way: body.way, from: body.drawer, amounts, decimals });
      await book(run, { staff, body, first, owed, place, currency, now });
      const view = await giftsView(deps, run, { staff, meta });
      await keepAnswerWithin(run, view);
      return view;
    });
  };
