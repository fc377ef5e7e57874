import type { CallAnswer } from '@tableside/contract/client';
import type { Entry } from '../ledger/format.ts';
import type { Facts } from './export-facts.ts';

type Owed = CallAnswer<'GET /console/{venue}/gifts'>['owed'];
type Report = (what: string) => void;

const GIVEN = { tips_payable: 'tip', donations_payable: 'donation' } as const;
const PARTS = ['given', 'given_back', 'shared', 'paid_out'] as const;
type Part = (typeof PARTS)[number];
type Account = Record<Part, number>;

/** What an entry is to those whose account it moves. */
const partOf = ({ kind }: Entry): Part => {
  if (kind === 'payout') return 'paid_out';
  if (kind === 'tip_share') return 'shared';
  return kind === 'refund_due' || kind === 'dispute' ? 'given_back' : 'given';
};

const owedOf = ({ given, given_back, shared, paid_out }: Account): number =>
  given - given_back + shared - paid_out;

type Move = { readonly key: string; readonly part: Part; readonly amount: number };

/** What an entry moves of whom: with the sign of the part, minor units. */
const movesOf = (entry: Entry): Move[] =>
  (entry.lines ?? []).flatMap(({ account, amount, personnel }) => {
    const kind = GIVEN[account as keyof typeof GIVEN];
    if (kind === undefined) return [];
    const part = partOf(entry);
    const sign = part === 'given' || part === 'shared' ? -1 : 1;
    return [{ key: `${kind} ${personnel ?? 'pool'}`, part, amount: sign * amount }];
  });

/** The account of each by the export alone; nobody may ever have been paid out more than was theirs until then. */
const accountsOf = ({ entries }: Facts, report: Report): Map<string, Account> => {
  const accounts = new Map<string, Account>();
  for (const entry of entries.toSorted((one, other) => one.id - other.id)) {
    for (const { key, part, amount } of movesOf(entry)) {
      const before = accounts.get(key) ?? { given: 0, given_back: 0, shared: 0, paid_out: 0 };
      const after = { ...before, [part]: before[part] + amount };
      accounts.set(key, after);
      if (part === 'paid_out' && after.paid_out > after.given + after.shared)
        report(`${key} was paid out ${after.paid_out} when ${after.given + after.shared} was theirs`);
    }
  }
  return accounts;
};

type Shared = {
  readonly amount_minor: number;
  readonly weight_of_all: number;
  readonly shares: readonly { readonly to: string; readonly weight: number; readonly amount_minor: number }[];
};

/** Each sharing of the pool: all of it and no more went to its people, to each what their weight is of it, to the cent. */
const holdShares = ({ entries }: Facts, report: Report): void => {
  for (const entry of entries.filter(({ kind }) => kind === 'tip_share')) {
    const { amount_minor: shared, weight_of_all: all, shares } = entry.data as unknown as Shared;
    const got = new Map(movesOf(entry).map(({ key, amount }) => [key, amount]));
    const pool = got.get('tip pool') ?? 0;
    const named = shares.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    if (pool !== -shared || named !== shared)
      report(`entry ${entry.id} shares ${shared}: ${-pool} left the pool, ${named} went to people`);
    for (const { to, weight, amount_minor: part } of shares) {
      if ((got.get(`tip ${to}`) ?? 0) !== part) report(`entry ${entry.id}: ${to} did not get their ${part}`);
      if (Math.abs(part - (shared * weight) / all) >= 1)
        report(`entry ${entry.id}: ${to} got ${part} of ${shared} for ${weight} of ${all}`);
    }
  }
};

/** What guests gave for others by what their payments paid for: nothing else may have made it. */
const holdDonations = (
  { allocations }: Facts,
  accounts: ReadonlyMap<string, Account>,
  report: Report,
): void => {
  const paid = allocations
    .filter(({ kind }) => kind === 'donation')
    .reduce((sum, { amount }) => sum + amount, 0);
  const given = [...accounts]
    .filter(([key]) => key.startsWith('donation '))
    .reduce((sum, [, account]) => sum + account.given, 0);
  if (given !== paid) report(`${paid} was paid as donations, ${given} is noted as given`);
};

/**
 * What the console says of each for whom guests gave, against the export: what was given, went back, was shared and paid out,
 * and that it comes to what is owed; to the cent.
 */
export const holdGifts = (facts: Facts, shown: Owed, report: Report): void => {
  const books = accountsOf(facts, report);
  const minor = (major: number): number => Math.round(major * 100);
  for (const { kind, to, name, owed, ...said } of shown) {
    const key = `${kind} ${to ?? 'pool'}`;
    const ours = books.get(key) ?? { given: 0, given_back: 0, shared: 0, paid_out: 0 };
    for (const part of PARTS) {
      if (minor(said[part]) !== ours[part])
        report(`${key} (${name}): ${part} is ${ours[part]} by the books, ${minor(said[part])} is shown`);
    }
    if (minor(owed) !== owedOf(ours))
      report(`${key} (${name}) is owed ${owedOf(ours)} by the books, ${minor(owed)} is shown`);
    books.delete(key);
  }
  for (const [key, account] of books) {
    if (owedOf(account) !== 0) report(`${key} is owed ${owedOf(account)} and shown nowhere`);
  }
  holdDonations(
    facts,
    accountsOf(facts, () => undefined),
    report,
  );
  holdShares(facts, report);
};
