import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type VenueReport, verifyLines } from './verify-lines.ts';

const USAGE = `Verifies exported books: node tools/ledger/verify.ts <part.ndjson>...
Parts of one venue in their order; "-" reads from standard input. Format: docs/guide/ledger-export.md`;

async function* linesOf(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    yield* createInterface({
      input: path === '-' ? process.stdin : createReadStream(path),
      crlfDelay: Infinity,
    });
  }
}

const NO_ACCOUNT = { taken: 0, givenBack: 0, commission: 0, passed: 0, paidOut: 0 };

const print = ({
  name,
  venue,
  currency,
  decimals,
  head,
  accounts,
  tips,
  donations,
  stalls,
  stallAccounts,
  bills,
}: VenueReport): void => {
  const money = (amount: number): string => `${(amount / 10 ** decimals).toFixed(decimals)} ${currency}`;
  console.log(`${name} (${venue})\n  ${head.number} records, head ${head.hash}`);
  for (const [account, balance] of [...accounts].sort())
    console.log(`  ${account.padEnd(24)} ${money(balance)}`);
  for (const [person, owed] of [...tips].sort()) console.log(`  tips of ${person.padEnd(16)} ${money(owed)}`);
  for (const [recipient, owed] of [...donations].sort())
    console.log(`  donations for ${recipient.padEnd(11)} ${money(owed)}`);
  for (const [stall, owed] of [...stalls].sort()) {
    const { taken, givenBack, commission, passed, paidOut } = stallAccounts.get(stall) ?? NO_ACCOUNT;
    console.log(
      `  owed to stall ${stall} ${money(owed)}: taken ${money(taken)}, given back ${money(givenBack)}, ` +
        `commission ${money(commission)}, passed on ${money(passed)}, paid out ${money(paidOut)}`,
    );
  }
  console.log(`  ${[...bills.values()].filter(open => open !== 0).length} bills of ${bills.size} are open`);
};

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { venues, problems } = await verifyLines(linesOf(paths));
  for (const venue of venues) print(venue);
  for (const problem of problems) console.error(`WRONG  ${problem}`);
  console.log(
    problems.length === 0 ? 'The books are whole and agree.' : `${problems.length} things are wrong.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
