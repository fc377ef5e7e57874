import type { Allocation, Entry, Line, Payment, PaymentEvent, Refund } from '../ledger/format.ts';

type FullPayment = Payment & { readonly provider: string; readonly method: string };
type FullRefund = Refund & { readonly cause: string };

/** A venue's books as an outsider reads them: from the export alone. */
export type Facts = {
  readonly payments: Map<string, FullPayment>;
  readonly refunds: Map<string, FullRefund>;
  readonly allocations: Allocation[];
  readonly entries: Entry[];
  readonly events: PaymentEvent[];
};

export const factsOf = (lines: readonly string[]): Facts => {
  const facts: Facts = { payments: new Map(), refunds: new Map(), allocations: [], entries: [], events: [] };
  for (const text of lines) {
    if (text === '') continue;
    const line = JSON.parse(text) as Line;
    if (line.type === 'payment') facts.payments.set(line.record.id, line.record as FullPayment);
    else if (line.type === 'refund') facts.refunds.set(line.record.id, line.record as FullRefund);
    else if (line.type === 'allocation') facts.allocations.push(line.record);
    else if (line.type === 'entry') facts.entries.push(line.record);
    else if (line.type === 'event') facts.events.push(line.record);
  }
  return facts;
};

/** The sum of an account's lines, debits positive, over the entries that `of` lets through. */
export const sumOf = (
  facts: Facts,
  of: (entry: Entry) => boolean,
  account: (name: string) => boolean,
): number =>
  facts.entries
    .filter(of)
    .flatMap(({ lines }) => lines ?? [])
    .filter(line => account(line.account))
    .reduce((all, { amount }) => all + amount, 0);

/** Entries by the payment they are about. */
export const byPayment = (facts: Facts): Map<string, Facts> => {
  const found = new Map<string, Facts>();
  for (const entry of facts.entries) {
    if (!entry.payment) continue;
    const own = found.get(entry.payment) ?? { ...facts, entries: [] };
    own.entries.push(entry);
    found.set(entry.payment, own);
  }
  return found;
};
