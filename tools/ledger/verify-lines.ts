import { Books } from './books.ts';
import { beginPart, type Chain, endPart, takeRecord } from './chain.ts';
import type { Line, VenueLine } from './format.ts';
import type { StallAccount } from './stall-books.ts';

/** What an export says of one venue. Amounts in minor units. */
export type VenueReport = {
  readonly venue: string;
  readonly name: string;
  readonly currency: string;
  readonly decimals: number;
  /** The last number and its hash: keep them, and the next export can be held against them. */
  readonly head: Readonly<Chain>;
  readonly accounts: ReadonlyMap<string, number>;
  /** What each is owed in tips, and each recipient in donations: given less given back less paid out. */
  readonly tips: ReadonlyMap<string, number>;
  readonly donations: ReadonlyMap<string, number>;
  /** What it took for stalls of its food court and owes each, by venue. */
  readonly stalls: ReadonlyMap<string, number>;
  /** What that is made of: taken less given back, its commission and what was paid out. */
  readonly stallAccounts: ReadonlyMap<string, StallAccount>;
  /** What each bill still owes. */
  readonly bills: ReadonlyMap<string, number>;
};
export type Verdict = { readonly venues: readonly VenueReport[]; readonly problems: readonly string[] };

type Open = { line: VenueLine; chain: Chain; books: Books; ended: boolean };

const parsed = (text: string): Line | null => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
};

const OF_OPERATOR = 'clearing:venue-';

/** Where a stall and the operator of its food court, both in the export, do not say the same of what it is owed. */
const unequalHalves = (venues: ReadonlyMap<string, Pick<Open, 'books'>>): string[] =>
  [...venues].flatMap(([stall, { books }]) => {
    const operators = [...venues].filter(
      ([id, other]) => books.accounts.has(OF_OPERATOR + id) || other.books.stalls.has(stall),
    );
    return operators.flatMap(([operator, other]) => {
      const claimed = books.accounts.get(OF_OPERATOR + operator) ?? 0;
      const owed = other.books.stalls.get(stall) ?? 0;
      return claimed === owed
        ? []
        : [`venue ${stall} is owed ${claimed} by ${operator}, whose books say ${owed}`];
    });
  });

/**
 * Recomputes hashes, balances and invariants from an export alone; several parts of the same books follow one another.
 * Memory grows with what the books are about, not with their text.
 */
export const verifyLines = async (lines: AsyncIterable<string> | Iterable<string>): Promise<Verdict> => {
  const problems: string[] = [];
  const venues = new Map<string, Open>();
  let current: Open | null = null;
  let at = 0;
  for await (const text of lines) {
    at += 1;
    if (text.trim() === '') continue;
    const line = parsed(text);
    const report = (problem: string): void => {
      problems.push(`line ${at}: ${problem}`);
    };
    if (!line) report('is no JSON: the export was cut off');
    else if (line.type === 'venue') {
      if (current && !current.ended) report('begins before the part before it ended');
      const known = venues.get(line.venue);
      const books: Books =
        known?.books ?? new Books(problem => problems.push(`venue ${line.venue}: ${problem}`));
      current = { line, chain: beginPart(line, known?.chain, report), books, ended: false };
      venues.set(line.venue, current);
    } else if (!current || current.ended || current.line.venue !== line.venue)
      report('is of no venue that began');
    else if (line.type === 'end') {
      endPart(current.chain, line, report);
      current.ended = true;
    } else {
      takeRecord(current.chain, line, report);
      current.books.take(line);
    }
  }
  if (!current) problems.push('nothing to verify');
  for (const [venue, { ended, books }] of venues) {
    if (!ended) problems.push(`venue ${venue}: the export was cut off`);
    books.close();
  }
  for (const problem of unequalHalves(venues)) problems.push(problem);
  return {
    venues: [...venues.values()].map(({ line, chain, books }) => ({
      venue: line.venue,
      name: line.name,
      currency: line.currency,
      decimals: line.decimals,
      head: chain,
      accounts: books.accounts,
      tips: books.tips,
      donations: books.donations,
      stalls: books.stalls,
      stallAccounts: books.betweenVenues.accounts,
      bills: books.bills,
    })),
    problems,
  };
};
