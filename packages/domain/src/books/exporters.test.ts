import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import {
  captureLines,
  drawerLines,
  isRevenueAccount,
  type LedgerLine,
  payoutLines,
  refundDueLines,
  refundLines,
  saleLines,
  voidLines,
} from '../ledger/index.ts';
import { minor } from '../money/index.ts';
import { type VatShare, vatIncluded } from '../vat/index.ts';
import {
  accountNumber,
  BOOK_DEFAULTS,
  type BookExporter,
  type BookMonth,
  type BookPaper,
  daysOfMonth,
  EXPORTERS,
  revenueRole,
  roleOf,
} from './index.ts';

/** What happened, with the rates of VAT that it names. */
type Entry = {
  readonly day: string;
  readonly kind: string;
  readonly lines: readonly LedgerLine[];
  readonly rates?: readonly { readonly percent: number; readonly amount: number }[];
};
const seller = {
  companyName: 'Gasthaus Österreicher GmbH',
  companyCode: '304123455',
  vatCode: 'DE136695976',
  vatPercent: 19,
};

const sold = (day: string, kind: 'sale' | 'void', food: number, drinks: number, off = 0): Entry => {
  const piece = (price: number, discount: number) => ({
    kind: 'item' as const,
    price: minor(price),
    discount: minor(discount),
  });
  const pieces = [piece(food, Math.min(food, off)), piece(drinks, 0)];
  const sign = kind === 'sale' ? 1 : -1;
  return {
    day,
    kind,
    lines: kind === 'sale' ? saleLines(pieces) : voidLines(pieces),
    // Of drinks nothing is said: they are sold at the usual rate.
    rates: [{ percent: 7, amount: sign * (food - Math.min(food, off)) }],
  };
};
const came = (
  day: string,
  account: 'cash' | 'clearing:stripe',
  allocated: number,
  tip: number,
  late = 0,
): Entry => ({
  day,
  kind: 'capture',
  lines: captureLines({
    account,
    captured: minor(allocated + tip + late),
    allocated: minor(allocated),
    tip: minor(tip),
    fee: minor(0),
    personnelId: 'ruta',
  }),
});
const givenBack = (day: string, sales: number, tip: number): Entry[] => {
  const none = { feePieces: minor(0), tipPieces: minor(0), fee: minor(0), suspense: minor(0) };
  const due = { ...none, sales: minor(sales), tip: minor(tip), personnelId: 'ruta' };
  return [
    { day, kind: 'refund_due', lines: refundDueLines(due), rates: [{ percent: 7, amount: -sales }] },
    { day, kind: 'refund', lines: refundLines(minor(sales + tip), 'clearing:stripe') },
  ];
};

/** Each rate of a paper as a line of three pieces. */
const withLines = (shares: readonly VatShare[]): Pick<BookPaper, 'shares' | 'lines'> => ({
  shares,
  lines: shares.map(({ percent, net }) => ({ name: `At ${percent} %`, quantity: 3, net, percent })),
});

const paper = (issuedOn: string, gross: number, percent: number, credits: boolean): BookPaper => ({
  number: `TS-${issuedOn}-${gross}-${percent}`,
  issuedOn,
  suppliedOn: credits ? null : issuedOn,
  seller: { name: seller.companyName, address: 'Hauptstraße 1', vatCode: seller.vatCode },
  buyer: { name: 'Büro & Söhne', address: 'Ring 2', code: '1', vatCode: null, country: 'LT' },
  refersTo: credits ? { number: 'TS-2026-000001', issuedOn: '2026-01-01' } : null,
  ...withLines([vatIncluded(minor(gross), percent), vatIncluded(minor(gross + 1), percent + 2)]),
});

type Past = { readonly entries: readonly Entry[]; readonly papers: readonly BookPaper[] };
const monthOf = ({ entries, papers }: Past, month: string, over: Partial<BookMonth> = {}): BookMonth => {
  const days = daysOfMonth(month) ?? { from: '', to: '' };
  const mine = entries.filter(({ day }) => day >= days.from && day <= days.to);
  const lines = mine.flatMap(({ day, kind, lines: own }) =>
    own.map(({ account, amount }) => ({ day, kind, account, amount })),
  );
  const rates = mine.flatMap(({ day, kind, rates: own = [] }) =>
    own.map(({ percent, amount }) => ({ day, kind, percent, amount: minor(amount) })),
  );
  return {
    ...days,
    currency: { code: 'EUR', symbol: '€', decimals: 2 },
    seller,
    sums: lines,
    rates,
    papers: papers.filter(({ issuedOn }) => issuedOn >= days.from && issuedOn <= days.to),
    settings: { ...BOOK_DEFAULTS, consultant: 1001, client: 1 },
    madeAt: '2026-05-04T08:30:00',
    ...over,
  };
};

/** What a file comes to: the change of each account it names, debits positive, and the days that it speaks of. */
type Read = { readonly sums: Readonly<Record<string, number>>; readonly days: readonly string[] };
const plus = (sums: Record<string, number>, key: string, amount: number): void => {
  const next = (sums[key] ?? 0) + amount;
  if (next === 0) delete sums[key];
  else sums[key] = next;
};
const cents = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100);

/** What the journal of a month comes to by account, added up without a word of the exporters. */
const journal = ({ entries }: Past, month: BookMonth): Read['sums'] => {
  const sums: Record<string, number> = {};
  const on = (role: Parameters<typeof accountNumber>[1], amount: number): void =>
    plus(sums, accountNumber(month.settings, role) ?? role, amount);
  for (const { day, lines, rates = [] } of entries) {
    if (day < month.from || day > month.to) continue;
    let left = 0;
    for (const { account, amount } of lines) {
      if (isRevenueAccount(account)) left += amount;
      else on(roleOf(account), amount);
    }
    if (month.seller?.vatCode == null) {
      on(revenueRole(null), left);
      continue;
    }
    for (const { percent, amount } of rates) {
      on(revenueRole(percent), -amount);
      left += amount;
    }
    on(revenueRole(month.seller.vatPercent), left);
  }
  return sums;
};

const readDatev = (text: string): Read => {
  const [head = '', , ...rows] = text.trimEnd().split('\r\n');
  const year = head.split(';')[14]?.slice(0, 4);
  const sums: Record<string, number> = {};
  const days = rows.map(line => {
    const [amount = '', side, , , , , account = '', other = '', , day = ''] = line.split(';');
    const debit = side === '"S"' ? cents(amount) : -cents(amount);
    plus(sums, account, debit);
    plus(sums, other, -debit);
    return `${year}-${day.slice(2)}-${day.slice(0, 2)}`;
  });
  return { sums, days };
};

/** What the papers of a month come to by rate, without VAT and the VAT of it, added up without a word of the exporters. */
const register = ({ papers }: Past, month: BookMonth): Read['sums'] => {
  const sums: Record<string, number> = {};
  for (const { issuedOn, refersTo, shares } of papers) {
    if (issuedOn < month.from || issuedOn > month.to) continue;
    for (const { percent, net, vat } of shares) {
      plus(sums, `net ${percent}`, refersTo ? -net : net);
      plus(sums, `vat ${percent}`, refersTo ? -vat : vat);
    }
  }
  return sums;
};
const readIsaf = (text: string): Read => {
  const sums: Record<string, number> = {};
  const between = (name: string, part: string): string[] =>
    [...part.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
  for (const [part] of text.matchAll(/<DocumentTotal>.*?<\/DocumentTotal>/g)) {
    const [percent = ''] = between('TaxPercentage', part);
    plus(sums, `net ${percent}`, cents(between('TaxableValue', part)[0] ?? ''));
    plus(sums, `vat ${percent}`, cents(between('Amount', part)[0] ?? ''));
  }
  return { sums, days: between('InvoiceDate', text) };
};

/** Where JPK_FA has the sums of a rate. */
const POLISH_RATES = [
  [23, '1'],
  [8, '2'],
  [5, '3'],
] as const;
const readJpk = (text: string): Read => {
  const sums: Record<string, number> = {};
  const values = (name: string): string[] =>
    [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
  for (const [percent, place] of POLISH_RATES) {
    for (const value of values(`P_13_${place}`)) plus(sums, `net ${percent}`, cents(value));
    for (const value of values(`P_14_${place}`)) plus(sums, `vat ${percent}`, cents(value));
  }
  const all = (name: string): number => values(name).reduce((total, value) => total + cents(value), 0);
  // It adds itself up: invoices and lines each come to what the file says of them.
  expect(all('WartoscFaktur')).toBe(all('P_15'));
  expect(all('P_15')).toBe(Object.values(sums).reduce((total, amount) => total + amount, 0));
  expect(all('WartoscWierszyFaktur')).toBe(all('P_11'));
  expect(values('LiczbaFaktur')).toEqual([String(values('P_1').length)]);
  return { sums, days: values('P_1') };
};

/** The same past in Poland: its rates, its money, its numbers. */
const inPoland = (past: Past): Past => {
  const polish = (percent: number): number => (percent <= 5 ? 5 : percent <= 11 ? 8 : 23);
  return {
    ...past,
    papers: past.papers.map(each => {
      const sums = new Map<number, number>();
      for (const { percent, gross } of each.shares)
        sums.set(polish(percent), (sums.get(polish(percent)) ?? 0) + gross);
      return {
        ...each,
        ...withLines([...sums].map(([percent, gross]) => vatIncluded(minor(gross), percent))),
      };
    }),
  };
};
const POLAND: Partial<BookMonth> = {
  currency: { code: 'PLN', symbol: 'zł', decimals: 2 },
  seller: { ...seller, vatCode: 'PL5261040828', vatPercent: 23 },
  settings: {
    ...BOOK_DEFAULTS,
    polishFiler: {
      office: '1471',
      voivodeship: 'mazowieckie',
      county: 'Warszawa',
      commune: 'Warszawa',
      street: 'Długa',
      house: '1',
      flat: '',
      city: 'Warszawa',
      postCode: '00-950',
    },
  },
};

/** How the file of an exporter is read back, and what it is to come to. An exporter without a line here fails the suite. */
const READERS: Readonly<
  Record<
    string,
    {
      readonly read: (text: string) => Read;
      readonly expected: (past: Past, month: BookMonth) => Read['sums'];
      /** What was sold where the format is used, and what is said of the venue there. */
      readonly there?: { readonly past: (past: Past) => Past; readonly month: Partial<BookMonth> };
    }
  >
> = {
  datev: { read: readDatev, expected: journal },
  isaf: { read: readIsaf, expected: register },
  'jpk-fa': { read: readJpk, expected: register, there: { past: inPoland, month: POLAND } },
};
const read = (exporter: BookExporter, month: BookMonth): Read =>
  READERS[exporter.id]?.read(exporter.fileOf(month).text) ?? { sums: {}, days: [] };

const day = fc.integer({ min: 1, max: 59 }).map(number => {
  const inMarch = number <= 31;
  return `2026-0${inMarch ? 3 : 4}-${String(inMarch ? number : number - 31).padStart(2, '0')}`;
});
const money = fc.integer({ min: 0, max: 50_000 });
const entry: fc.Arbitrary<Entry[]> = fc.oneof(
  fc
    .tuple(day, fc.constantFrom('sale' as const, 'void' as const), money, money, money)
    .map(([on, kind, food, drinks, off]) => [sold(on, kind, food, drinks, off)]),
  fc
    .tuple(day, fc.constantFrom('cash' as const, 'clearing:stripe' as const), money, money, money)
    .map(([on, account, allocated, tip, late]) => [came(on, account, allocated, tip, late)]),
  fc.tuple(day, money, money).map(([on, sales, tip]) => givenBack(on, sales, tip)),
  fc
    .tuple(day, fc.integer({ min: -500, max: 500 }))
    .map(([on, found]) => [{ day: on, kind: 'drawer', lines: drawerLines(minor(found)) }]),
  fc
    .tuple(day, money)
    .map(([on, amount]) => [
      { day: on, kind: 'payout', lines: payoutLines(minor(amount), { kind: 'tip', to: 'ruta' }, 'cash') },
    ]),
);
const history: fc.Arbitrary<Past> = fc.record({
  entries: fc.array(entry, { maxLength: 25 }).map(parts => parts.flat()),
  papers: fc.array(
    fc
      .tuple(day, fc.integer({ min: 1, max: 50_000 }), fc.constantFrom(5, 9, 21), fc.boolean())
      .map(given => paper(...given)),
    { maxLength: 8 },
  ),
});
const past = (entries: readonly Entry[], papers: readonly BookPaper[] = []): Past => ({ entries, papers });

it('every exporter is in this suite', () => {
  expect(EXPORTERS.map(({ id }) => id)).toEqual(Object.keys(READERS));
});

describe.each(EXPORTERS)('books by $id', exporter => {
  const { expected, there } = READERS[exporter.id] ?? { expected: () => ({}) };
  const home = (all: Past): Past => there?.past(all) ?? all;
  const soldThere: typeof past = (...given) => home(past(...given));
  const monthThere = (all: Past, name: string): BookMonth => monthOf(all, name, there?.month);

  it('are the journal of each month to the cent, each entry in its own month and no other', () => {
    fc.assert(
      fc.property(history.map(home), all => {
        for (const name of ['2026-02', '2026-03', '2026-04']) {
          const month = monthThere(all, name);
          const file = read(exporter, month);
          expect(file.sums).toEqual(expected(all, month));
          expect(file.days.filter(each => each < month.from || each > month.to)).toEqual([]);
        }
      }),
    );
  });

  it('are the same file whenever they are made, whatever order the database reads in, but for when that was', () => {
    fc.assert(
      fc.property(history.map(home), all => {
        const month = monthThere(all, '2026-03');
        const turned = {
          ...month,
          sums: month.sums.toReversed(),
          rates: month.rates.toReversed(),
          papers: month.papers.toReversed(),
        };
        expect(exporter.fileOf(turned)).toEqual(exporter.fileOf(month));
        const later = exporter.fileOf({ ...month, madeAt: '2027-01-09T11:12:13' }).text;
        const stamps = /20260504083000000|20270109111213000|2026-05-04T08:30:00|2027-01-09T11:12:13/g;
        expect(later.replace(stamps, '')).toBe(exporter.fileOf(month).text.replace(stamps, ''));
      }),
    );
  });

  it('have what went back in the month in which it went back, tips among it, and leave the closed month alone', () => {
    const march = soldThere(
      [sold('2026-03-30', 'sale', 1200, 800), came('2026-03-30', 'clearing:stripe', 2000, 300)],
      [paper('2026-03-30', 2000, 21, false)],
    );
    const after = soldThere(
      [...march.entries, ...givenBack('2026-04-02', 1200, 300)],
      [...march.papers, paper('2026-04-02', 1200, 21, true)],
    );
    expect(exporter.fileOf(monthThere(after, '2026-03'))).toEqual(
      exporter.fileOf(monthThere(march, '2026-03')),
    );
    const april = monthThere(after, '2026-04');
    expect(read(exporter, april).sums).toEqual(expected(after, april));
    expect(read(exporter, april).sums).not.toEqual({});
  });

  it('say what is missing before they are made, and nothing more once it was said', () => {
    const month = monthThere(
      soldThere([sold('2026-03-30', 'sale', 1200, 800)], [paper('2026-03-30', 2000, 21, false)]),
      '2026-03',
    );
    expect(exporter.gapsOf(month)).toEqual([]);
    expect(exporter.gapsOf({ ...month, seller: null })).toContain('legal');
  });

  it('are written in letters that their encoding has', () => {
    const { text, encoding } = exporter.fileOf(monthThere(past([]), '2026-03'));
    const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'latin1');
    expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
  });
});

it('a sum of the journal that nobody decided about is refused, not left out', () => {
  const stranger = { day: '2026-03-01', kind: 'sale', account: 'gold', amount: minor(1) };
  expect(() => EXPORTERS[0]?.fileOf({ ...monthOf(past([]), '2026-03'), sums: [stranger] })).toThrow(/gold/);
});
