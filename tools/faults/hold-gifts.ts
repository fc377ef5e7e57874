import type { CallAnswer } from '@tableside/contract/client';
import type { Facts } from './export-facts.ts';

type Owed = CallAnswer<'GET /console/{venue}/gifts'>['owed'];
type Report = (what: string) => void;

const GIVEN = { tips_payable: 'tip', donations_payable: 'donation' } as const;

/** What is owed to each by the export alone: all lines of their account, minor units. */
const owedBy = ({ entries }: Facts): Map<string, number> => {
  const owed = new Map<string, number>();
  for (const { account, amount, personnel } of entries.flatMap(({ lines }) => lines ?? [])) {
    const kind = GIVEN[account as keyof typeof GIVEN];
    if (kind === undefined) continue;
    const key = `${kind} ${personnel ?? 'pool'}`;
    owed.set(key, (owed.get(key) ?? 0) - amount);
  }
  return owed;
};

/** What the console says is owed to those for whom guests gave, against the export: to the cent, and it adds up. */
export const holdGifts = (facts: Facts, shown: Owed, report: Report): void => {
  const books = owedBy(facts);
  const minor = (major: number): number => Math.round(major * 100);
  for (const { kind, to, name, owed, given, given_back, shared, paid_out } of shown) {
    const key = `${kind} ${to ?? 'pool'}`;
    const ours = books.get(key) ?? 0;
    if (minor(owed) !== ours)
      report(`${key} (${name}) is owed ${ours} by the books, ${minor(owed)} is shown`);
    if (minor(given) - minor(given_back) + minor(shared) - minor(paid_out) !== minor(owed))
      report(`${key} (${name}): given, back, shared and paid out do not make ${minor(owed)}`);
    books.delete(key);
  }
  for (const [key, left] of books) if (left !== 0) report(`${key} is owed ${left} and shown nowhere`);
};
