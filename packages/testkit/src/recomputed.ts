import type { Entry } from '../../../tools/ledger/format.ts';
import type { TestStaff } from './scenes/a-staff.ts';

type Booked = Entry & { readonly at: string; readonly data: Readonly<Record<string, unknown>> };
export type Exported = {
  readonly entries: readonly (Booked & { readonly number: number })[];
  /** Way to pay and who took it, by payment. */
  readonly methods: ReadonlyMap<string, string>;
  readonly takers: ReadonlyMap<string, string>;
  readonly head: { readonly number: number; readonly hash: string };
  readonly lines: readonly string[];
};

/** The books of a venue as an outsider reads them: from the export, and nothing but it. */
export const exportedBooks = async (owner: TestStaff): Promise<Exported> => {
  const response = await owner.fetch(`/api/console/ledger/export?venue=${owner.venue}`);
  const lines = (await response.text()).split('\n').filter(Boolean);
  const records = lines.map(line => JSON.parse(line));
  const of = (type: string) => records.filter(each => each.type === type);
  const begun = of('event').filter(({ record }) => record.kind === 'created' && record.source === 'staff');
  const end = records.at(-1);
  return {
    entries: of('entry').map(({ record, number }) => ({ ...record, number })),
    methods: new Map([
      ...of('payment').map(({ record }) => [record.id, record.method] as const),
      ...of('entry').flatMap(({ record }) =>
        record.kind === 'capture' && record.data.method
          ? [[record.payment, record.data.method] as const]
          : [],
      ),
    ]),
    takers: new Map(begun.map(({ record }) => [record.payment, record.data.staff])),
    head: { number: end.number, hash: end.hash },
    lines,
  };
};

/** What the chosen entries come to, line by line, without a word of the program that made the report. */
export const recompute = ({ methods, takers }: Exported, entries: Exported['entries']) => {
  const lines = entries.flatMap(entry => (entry.lines ?? []).map(line => ({ ...line, entry })));
  type Line = (typeof lines)[number];
  const total = (chosen: (line: Line) => boolean): number =>
    lines.reduce((all, line) => (chosen(line) ? all + line.amount : all), 0);
  const isMoney = (account: string): boolean => /^(cash|room|card_machine|till|clearing:.*)$/.test(account);
  const sumBy = (chosen: (line: Line) => boolean, keyOf: (line: Line) => string) => {
    const sums: Record<string, number> = {};
    for (const line of lines) {
      if (chosen(line)) sums[keyOf(line)] = (sums[keyOf(line)] ?? 0) + line.amount;
    }
    return sums;
  };
  /** What the house's counted drawer was found with, by no payment. */
  const counted = ({ entry }: Line): boolean => entry.kind === 'drawer';
  /** The same of any drawer, and what was bought from one. */
  const byHand = ({ entry }: Line): boolean => ['drawer', 'drawer_count', 'petty_cash'].includes(entry.kind);
  const anew = ({ entry }: Line): boolean => entry.kind === 'sale' && 'by' in entry.data;
  const on =
    (account: string, ...kinds: string[]) =>
    (line: Line) =>
      line.account === account && (kinds.length === 0 || kinds.includes(line.entry.kind));
  return {
    accounts: sumBy(
      () => true,
      ({ account }) => account,
    ),
    sold: -total(line => on('sales', 'sale')(line) && !anew(line)),
    takenOff: total(line => on('sales', 'void')(line) || (on('sales', 'sale')(line) && anew(line))),
    discounts: total(on('discounts')),
    loyaltyDiscounts: total(on('loyalty_discounts')),
    salesRefunded: total(on('sales', 'refund_due')),
    net: -total(({ account }) =>
      ['sales', 'discounts', 'loyalty_discounts', 'fees', 'transaction_fees'].includes(account),
    ),
    tips: -total(on('tips_payable', 'capture', 'sale', 'void')),
    tipsRefunded: total(on('tips_payable', 'refund_due', 'dispute')),
    received: total(({ account, entry }) => isMoney(account) && entry.kind === 'capture'),
    givenBack: -total(({ account, entry }) => isMoney(account) && entry.kind === 'refund'),
    cash: total(line => on('cash')(line) && !counted(line)),
    drawer: total(line => on('cash')(line) && counted(line)),
    methods: sumBy(
      line => isMoney(line.account) && !byHand(line),
      ({ entry }) => methods.get(entry.payment ?? '') ?? '',
    ),
    tipsOf: sumBy(on('tips_payable'), ({ personnel }) => personnel ?? ''),
    takenBy: sumBy(
      ({ account, entry }) => isMoney(account) && entry.kind === 'capture',
      ({ entry }) => takers.get(entry.payment ?? '') ?? '',
    ),
  };
};
