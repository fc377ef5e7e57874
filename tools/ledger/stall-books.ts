import type { Entry } from './format.ts';

/** What the operator of a hall took for a stall, and what became of it; minor units. Together: what it owes. */
export type StallAccount = {
  readonly taken: number;
  readonly givenBack: number;
  readonly commission: number;
  /** What the provider sent on at once, less what of it came back. */
  readonly passed: number;
  readonly paidOut: number;
};
/** What of a payment's money is kept and what of it is the operator's, in the books of the stall that sold. */
type Sale = { kept: number; commission: number; points: number | null };

const NOTHING: StallAccount = { taken: 0, givenBack: 0, commission: 0, passed: 0, paidOut: 0 };
const OF_GUESTS = ['capture', 'refund', 'dispute'];
const WHOLE = 10_000;

const isMoney = (account: string): boolean =>
  ['cash', 'room', 'card_machine', 'till'].includes(account) || account.startsWith('clearing:');

/** Half a cent is a cent, and so it is on its way back. */
const partOf = (amount: number, points: number): number =>
  Math.sign(amount) * Math.floor((2 * Math.abs(amount) * points + WHOLE) / (2 * WHOLE)) || 0;

/** Money between stalls and the operator of their hall, as the entries of one venue say it. */
export class StallBooks {
  /** By stall, of a venue that is the operator. */
  readonly accounts = new Map<string, StallAccount>();
  readonly #sales = new Map<string, Sale>();

  take(entry: Entry): void {
    for (const { account, amount, personnel } of entry.lines ?? []) {
      if (account === 'stalls_payable') this.#owe(personnel ?? '', entry, amount);
    }
    if (entry.payment !== null) this.#takeSale(entry.payment, entry);
  }

  #owe(stall: string, { kind, data }: Entry, amount: number): void {
    const before = this.accounts.get(stall) ?? NOTHING;
    const took = kind === 'for_stall' && data?.of === 'capture';
    this.accounts.set(stall, {
      taken: before.taken - (took ? amount : 0),
      givenBack: before.givenBack + (kind === 'for_stall' && !took ? amount : 0),
      commission: before.commission + (kind === 'commission' ? amount : 0),
      passed: before.passed + (kind === 'stall_transfer' ? amount : 0),
      paidOut: before.paidOut + (kind === 'stall_payout' ? amount : 0),
    });
  }

  #takeSale(payment: string, { kind, data, lines }: Entry): void {
    const sale = this.#sales.get(payment) ?? { kept: 0, commission: 0, points: null };
    this.#sales.set(payment, sale);
    for (const { account, amount } of lines ?? []) {
      if (OF_GUESTS.includes(kind) && isMoney(account)) sale.kept += amount;
      if (account === 'commissions') sale.commission += amount;
    }
    if (kind === 'commission' && typeof data?.basis_points === 'number') sale.points ??= data.basis_points;
  }

  /** What only shows once everything is read. */
  close(report: (problem: string) => void): void {
    for (const [payment, { kept, commission, points }] of this.#sales) {
      const due = points === null ? 0 : partOf(kept, points);
      if (due !== commission)
        report(
          `payment ${payment} kept ${kept}, of which ${due} is commission, and ${commission} was booked`,
        );
    }
  }
}
