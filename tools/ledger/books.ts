import type { Allocation, Entry, Payment, PaymentEvent, RecordLine, Refund } from './format.ts';
import { StallBooks } from './stall-books.ts';

type Report = (problem: string) => void;
type PaymentSums = {
  facts?: Payment;
  captured: number;
  heard: number;
  receivable: number;
  allocated: number;
  due: number;
  returned: number;
};
type RefundSums = { facts?: Refund; due: number; made: number };
type Item = { amount: number; refunded: number };

/** A venue's balances as its entries make them; everything else is held against them. */
export class Books {
  readonly accounts = new Map<string, number>();
  readonly tips = new Map<string, number>();
  readonly donations = new Map<string, number>();
  /** What the venue took for stalls of its food court and owes each. */
  readonly stalls = new Map<string, number>();
  /** What that is made of, and what is kept of sales. */
  readonly betweenVenues = new StallBooks();
  readonly bills = new Map<string, number>();
  readonly #payments = new Map<string, PaymentSums>();
  readonly #refunds = new Map<string, RefundSums>();
  readonly #items = new Map<string, Item>();
  readonly #keys = new Set<string>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  take(line: RecordLine): void {
    if (line.record === null) this.#report(`number ${line.number} is empty: it was deleted`);
    else if (line.type === 'payment') this.#payment(line.record.id).facts = line.record;
    else if (line.type === 'event') this.#takeEvent(line.record);
    else if (line.type === 'allocation') this.#takeAllocation(line.record);
    else if (line.type === 'refund') this.#takeRefund(line.record);
    else this.#takeEntry(line.record);
  }

  #payment(id: string): PaymentSums {
    const none = { captured: 0, heard: 0, receivable: 0, allocated: 0, due: 0, returned: 0 };
    const sums = this.#payments.get(id) ?? none;
    this.#payments.set(id, sums);
    return sums;
  }

  #refund(id: string): RefundSums {
    const sums = this.#refunds.get(id) ?? { due: 0, made: 0 };
    this.#refunds.set(id, sums);
    return sums;
  }

  #takeEvent({ payment, kind, data }: PaymentEvent): void {
    if (kind !== 'captured' || typeof data.amount !== 'number') return;
    const sums = this.#payment(payment);
    sums.heard = Math.max(sums.heard, data.amount);
  }

  #takeAllocation({ item, payment, amount, price, discount }: Allocation): void {
    if (this.#items.has(item)) this.#report(`item ${item} is paid twice`);
    if (amount !== price - discount)
      this.#report(`item ${item} is paid with ${amount} and costs ${price - discount}`);
    this.#items.set(item, { amount, refunded: 0 });
    this.#payment(payment).allocated += amount;
  }

  #takeRefund(refund: Refund): void {
    this.#refund(refund.id).facts = refund;
    for (const { bill_item_id: id, amount } of refund.items) {
      const item = this.#items.get(id);
      if (!item) this.#report(`refund ${refund.id} is for item ${id}, which nobody paid`);
      else item.refunded += amount;
      if (item && item.refunded > item.amount)
        this.#report(`item ${id} was given back with more than was paid`);
    }
  }

  #takeEntry(entry: Entry): void {
    const lines = entry.lines ?? [];
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    if (sum !== 0 || lines.length < 2) this.#report(`entry ${entry.id} does not balance: ${sum}`);
    if (this.#keys.has(entry.key)) this.#report(`entry ${entry.id} repeats ${entry.key}`);
    this.#keys.add(entry.key);
    this.betweenVenues.take(entry);
    for (const { account, amount, personnel } of lines) {
      if (!Number.isSafeInteger(amount)) this.#report(`entry ${entry.id} has a part of a cent`);
      add(this.accounts, account, amount);
      if (account === 'tips_payable') add(this.tips, personnel ?? 'house', -amount);
      if (account === 'donations_payable') add(this.donations, personnel ?? 'house', -amount);
      if (account === 'stalls_payable') add(this.stalls, personnel ?? '', -amount);
      if (account === 'receivable' && entry.bill) add(this.bills, entry.bill, amount);
      this.#sort(entry, account, amount);
    }
  }

  /** What a line means for the payment and the refund of its entry. */
  #sort({ kind, payment, refund }: Entry, account: string, amount: number): void {
    if (payment && kind === 'capture') {
      const sums = this.#payment(payment);
      if (amount > 0) sums.captured += amount;
      if (account === 'receivable') sums.receivable -= amount;
    }
    if (account !== 'refunds_payable' || !payment || !refund) return;
    if (kind === 'refund_due') {
      this.#payment(payment).due -= amount;
      this.#refund(refund).due -= amount;
    }
    if (kind === 'refund') {
      this.#payment(payment).returned += amount;
      this.#refund(refund).made += amount;
    }
  }

  /** What only shows once everything is read. */
  close(): void {
    for (const [id, sums] of this.#payments) this.#closePayment(id, sums);
    for (const [id, { facts, due, made }] of this.#refunds) {
      if (!facts) this.#report(`refund ${id} is in entries only`);
      else if (facts.amount !== due) this.#report(`refund ${id} is of ${facts.amount}, its entry of ${due}`);
      if (made !== 0 && made !== due) this.#report(`refund ${id} owes ${due} and gave ${made}`);
    }
    for (const [bill, open] of this.bills) {
      if (open < 0) this.#report(`bill ${bill} was paid with ${-open} more than was on it`);
    }
    this.betweenVenues.close(this.#report);
    const owed = -(this.accounts.get('refunds_payable') ?? 0);
    if (owed < 0) this.#report(`${-owed} more was given back than was owed`);
  }

  #closePayment(id: string, sums: PaymentSums): void {
    const { facts, captured, heard, receivable, allocated, due, returned } = sums;
    if (!facts) this.#report(`payment ${id} has no record of its own`);
    else if (facts.total !== facts.amount + facts.tip + facts.fee)
      this.#report(`payment ${id} does not add up`);
    if (captured !== 0 && heard !== 0 && heard !== captured) {
      this.#report(`payment ${id} was captured with ${heard} and booked with ${captured}`);
    }
    if (receivable !== allocated)
      this.#report(`payment ${id} paid for ${allocated} and was booked for ${receivable}`);
    if (due > captured) this.#report(`payment ${id} brought ${captured} and owes ${due}`);
    if (returned > due) this.#report(`payment ${id} owed ${due} and gave back ${returned}`);
  }
}

const add = (sums: Map<string, number>, key: string, amount: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + amount);
};
