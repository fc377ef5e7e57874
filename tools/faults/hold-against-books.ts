import type { Booked } from './bank.ts';
import { byPayment, type Facts, sumOf } from './export-facts.ts';

const HOUSE = new Set(['cash', 'room', 'card_machine', 'till']);
const isClearing = (account: string): boolean => account.startsWith('clearing:');
const isMoney = (account: string): boolean => isClearing(account) || HOUSE.has(account);
const is =
  (name: string) =>
  (account: string): boolean =>
    account === name;

type Report = (what: string) => void;

/** A payment's own entries: everything that came is for something, and nothing is for two things. */
export const holdPayment = (facts: Facts, id: string, own: Facts, report: Report): void => {
  const payment = facts.payments.get(id);
  if (!payment) {
    report(`entries of a payment ${id} that is not there`);
    return;
  }
  const kind = (wanted: string) => (entry: { kind: string }) => entry.kind === wanted;
  const captured = sumOf(own, kind('capture'), isMoney);
  const fates = ['receivable', 'tips_payable', 'transaction_fees', 'suspense'].map(
    account => -sumOf(own, kind('capture'), is(account)),
  );
  const fate = fates.reduce((all, part) => all + part, 0);
  if (captured !== fate) report(`payment ${id} brought ${captured}, of which ${fate} has a fate`);
  const suspense = -sumOf(own, () => true, is('suspense'));
  if (suspense !== 0) report(`payment ${id} still has ${suspense} in suspense`);
  const owed = -sumOf(own, () => true, is('refunds_payable'));
  if (owed !== 0) report(`payment ${id} still owes ${owed}`);
  const allocated = facts.allocations
    .filter(({ payment: by }) => by === id)
    .reduce((all, { amount }) => all + amount, 0);
  const tips = -sumOf(own, kind('capture'), is('tips_payable'));
  if (allocated > 0 && tips !== payment.tip)
    report(`payment ${id}: of a tip of ${payment.tip}, ${tips} arrived`);
  for (const { lines } of own.entries) {
    if (own.entries.length > 0 && lines?.some(({ account, amount }) => account === 'sales' && amount < 0))
      report(`payment ${id} sells something itself`);
  }
  const back = [...facts.refunds.values()].filter(refund => refund.payment === id);
  const tipBack = back.reduce((all, { tip }) => all + tip, 0);
  const tipKept = -sumOf(own, () => true, is('tips_payable'));
  const placedTips = facts.allocations
    .filter(({ payment: by, kind: piece }) => by === id && piece === 'tip')
    .reduce((all, { amount }) => all + amount, 0);
  if (tipKept > payment.tip || tipKept < tips - tipBack - placedTips)
    report(`payment ${id}: of a tip of ${tips}, ${tipBack} back, ${tipKept} is kept for people`);
};

/** What a provider's book says against ours, and ours against what the provider says. */
const holdBook = (facts: Facts, booked: Booked, own: Facts | undefined, report: Report): void => {
  const payment = facts.payments.get(booked.reference);
  if (!payment) {
    report(`the provider knows ${booked.reference}, we do not`);
    return;
  }
  const ours = own ?? { ...facts, entries: [] };
  const captured = sumOf(ours, ({ kind }) => kind === 'capture', isMoney);
  // What it refuses is given back from the till.
  const back = -sumOf(ours, ({ kind }) => kind === 'refund', isClearing);
  if (captured !== booked.captured_minor)
    report(`${payment.provider} took ${booked.captured_minor} for ${payment.id}, we booked ${captured}`);
  const byHand = payment.provider === 'neopay';
  if (!byHand && back !== booked.refunded_minor)
    report(`${payment.provider} gave back ${booked.refunded_minor} of ${payment.id}, we booked ${back}`);
  const keys = booked.refunds.map(({ key }) => key).filter(key => key !== null);
  if (new Set(keys).size !== keys.length)
    report(`${payment.provider} gave one refund of ${payment.id} back twice`);
};

type Beside = {
  /** Their provider never spoke of them. */
  readonly untold: ReadonlySet<string>;
  /** Payments that a provider knows by the name of another, with which they were made. */
  readonly chargeOf: ReadonlyMap<string, string>;
};

/** The entries of all payments that a provider knows by one name. */
const byName = (own: ReadonlyMap<string, Facts>, chargeOf: Beside['chargeOf']): Map<string, Facts> => {
  const named = new Map<string, Facts>();
  for (const [id, facts] of own) {
    const name = chargeOf.get(id) ?? id;
    named.set(name, { ...facts, entries: [...(named.get(name)?.entries ?? []), ...facts.entries] });
  }
  return named;
};

/** Everything in an export against itself and the providers' books. */
export const reconcileWithBooks = (
  facts: Facts,
  books: ReadonlyMap<string, Booked>,
  { untold, chargeOf }: Beside,
  report: Report,
): void => {
  const own = byPayment(facts);
  for (const [id, entries] of own) holdPayment(facts, id, entries, report);
  const named = byName(own, chargeOf);
  for (const payment of facts.payments.values()) {
    if (payment.total !== payment.amount + payment.tip + payment.fee)
      report(`payment ${payment.id} does not add up`);
    if ((chargeOf.get(payment.id) ?? payment.id) !== payment.id) continue;
    const entries = named.get(payment.id);
    const took = entries ? sumOf(entries, ({ kind }) => kind === 'capture', isMoney) : 0;
    const booked = books.get(payment.id);
    if (booked && !untold.has(payment.id)) holdBook(facts, booked, entries, report);
    const byStaff = ['cash', 'room-bill', 'card-machine'].includes(payment.provider);
    if (!booked && !byStaff && took > 0)
      report(`we booked ${took} of ${payment.id}, its provider knows nothing of it`);
  }
  const seen = new Set<string>();
  for (const { item, amount, price, discount } of facts.allocations) {
    if (seen.has(item)) report(`piece ${item} is paid twice`);
    seen.add(item);
    if (amount !== price - discount) report(`piece ${item} of ${price - discount} is paid with ${amount}`);
  }
};
