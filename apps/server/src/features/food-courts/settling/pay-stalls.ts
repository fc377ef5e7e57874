import { stallPayoutLines } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { payOutOf } from '../../drawers/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { type NewEntry, otherHalf, postEntries } from '../../ledger/index.ts';
import { coveredBy, lockPayouts } from '../../payouts/index.ts';
import { audit } from '../../staff/index.ts';
import { type Account, readAccounts } from './account-store.ts';
import { hallMoney } from './money-view.ts';

type Input = Parameters<Handler<'POST /console/{venue}/hall/payout'>>[0];

type Paying = Pick<Input, 'staff' | 'body'> & {
  readonly operatorName: string;
  readonly first: number;
  /** Where the operator's cash is; the stall's goes into its house's drawer. */
  readonly place: Awaited<ReturnType<typeof payOutOf>>;
  readonly currency: string;
  readonly now: number;
};

/** Both halves of a payout. A stall that is not here any more has its books elsewhere. */
const entriesOf = (
  { staff, body, operatorName, first, place, currency, now }: Paying,
  { other: stallId, name, isHere }: Account,
  { number, amount }: { readonly number: number; readonly amount: number },
): NewEntry[] => {
  const { way, note } = body;
  const operatorId = staff.venueId;
  const { stall, operator } = stallPayoutLines(minor(amount), { stallId, operatorId }, way);
  const shared = { kind: 'stall_payout', currency, at: now } as const;
  const dedupeKey = `stall_payout:${operatorId}:${number}`;
  const told = { number, run: first, amount_minor: amount, way, note, by: staff.name };
  const paid: NewEntry = {
    ...shared,
    venueId: operatorId,
    dedupeKey: otherHalf(dedupeKey),
    data: { ...told, stall: stallId, name, ...place },
    lines: operator,
  };
  const received: NewEntry = {
    ...shared,
    venueId: stallId,
    dedupeKey,
    data: { ...told, operator: operatorId, name: operatorName },
    lines: stall,
  };
  return isHere ? [received, paid] : [paid];
};

const book = async (run: Run, paying: Paying, accounts: readonly Account[]): Promise<void> => {
  const { staff, body, first } = paying;
  for (const [place, { amount }] of body.payouts.entries()) {
    const account = accounts[place];
    if (!account) continue;
    const number = first + place;
    await postEntries(run, entriesOf(paying, account, { number, amount }));
    const data = { to: account.other, name: account.name, amount_minor: amount, way: body.way };
    const deed = { action: 'stall-payout', subject: `stall-payout:${number}`, data };
    await audit(run, staff, deed);
    if (account.isHere) {
      const theirs = { ...data, to: staff.venueId, name: paying.operatorName };
      await audit(run, { ...staff, venueId: account.other }, { ...deed, data: theirs });
    }
  }
};

/**
 * What the operator of a hall owes stalls is paid, as entries in the books of both: never more than is owed at that moment,
 * whoever else pays, and all of a run or none. What goes back to a guest of money that was paid already is owed by the stall
 * then, and is less of the next payout. Cash leaves the drawer that `payOutOf` says. Refuses payout_exceeds_owed, and as that does. ADR 0034.
 */
export const payStalls =
  (deps: Deps): Handler<'POST /console/{venue}/hall/payout'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const { name: operatorName, settings } = await deps.venues.get(venueId);
    const { code: currency, decimals } = settings.currency;
    const now = deps.clock();
    return deps.database.transaction(async run => {
      const first = (await lockPayouts(run, venueId, 'stall_payout')) + 1;
      const known = await readAccounts(run, 'operator', venueId);
      const accounts = coveredBy(
        body.payouts,
        ({ to }) => known.find(({ other }) => other === to),
        // What is on its way there by itself is not paid a second time.
        ({ owed, onItsWay }) => owed - onItsWay,
        decimals,
      );
      const amounts = body.payouts.map(({ amount }) => minor(amount));
      const place = await payOutOf(run, staff, { way: body.way, from: body.drawer, amounts, decimals });
      await book(run, { staff, body, operatorName, first, place, currency, now }, accounts);
      const view = await hallMoney(deps, run, venueId);
      await keepAnswerWithin(run, view);
      return view;
    });
  };
