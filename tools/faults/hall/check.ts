import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { checkBooks } from '../../../apps/server/src/features/ledger/index.ts';
import { verifyLines } from '../../ledger/verify-lines.ts';
import { asker } from '../asking.ts';
import type { Booked } from '../bank.ts';
import { booksOf } from '../check.ts';
import { byPayment, type Facts, factsOf, sumOf } from '../export-facts.ts';
import type { Staff } from '../furnish.ts';
import { holdPayment } from '../hold-against-books.ts';
import { holdAnswers } from '../hold-answers.ts';
import type { Notes } from '../notes.ts';
import type { Stage } from '../stage.ts';
import type { Hall } from './furnish.ts';

type Report = (what: string) => void;
type Listed = {
  readonly id: string;
  readonly amount: number;
  readonly amount_reversed: number;
  readonly destination: string;
  readonly transfer_group: string | null;
  readonly has_more?: boolean;
};

const exportOf = async (venue: string, { owner }: Staff): Promise<string[]> => {
  const answer = await owner.fetch(`/api/console/ledger/export?venue=${venue}`);
  if (!answer.ok) throw new Error(`the export answered ${answer.status}: ${await answer.text()}`);
  return (await answer.text()).split('\n');
};

/** Every transfer in the bank's own book. */
const transfersOf = async ({ banks }: Stage): Promise<Listed[]> => {
  const found: Listed[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const query = new URLSearchParams({
      limit: '100',
      ...(after !== undefined && { starting_after: after }),
    });
    const answer = await fetch(`${banks.address}/v1/transfers?${query}`, {
      headers: { authorization: `Bearer ${SANDBOX_KEYS.platform.stripe.secretKey}` },
    });
    const page = (await answer.json()) as { data: Listed[]; has_more: boolean };
    found.push(...page.data);
    if (!page.has_more) return found;
  }
};

const isMoney = (account: string): boolean =>
  account.startsWith('clearing:') || ['cash', 'room', 'card_machine', 'till'].includes(account);

/** What a bank's book says of a charge against the sum of its shares in all stalls' books. */
const holdCharges = (
  shares: ReadonlyMap<string, Facts>,
  books: ReadonlyMap<string, Booked>,
  untold: ReadonlySet<string>,
  report: Report,
): void => {
  for (const [charge, facts] of shares) {
    const booked = books.get(charge);
    const captured = sumOf(facts, ({ kind }) => kind === 'capture', isMoney);
    const back = -sumOf(
      facts,
      ({ kind }) => kind === 'refund',
      account => account.startsWith('clearing:'),
    );
    if (!booked) {
      if (captured > 0) report(`we booked ${captured} of ${charge}, no bank knows of it`);
      continue;
    }
    if (untold.has(charge)) continue;
    if (captured !== booked.captured_minor)
      report(`the bank took ${booked.captured_minor} for ${charge}, its stalls booked ${captured}`);
    const isByHand = booked.refunded_minor === 0 && booked.refunds.length === 0;
    if (!isByHand && back !== booked.refunded_minor)
      report(`the bank gave back ${booked.refunded_minor} of ${charge}, its stalls booked ${back}`);
    const keys = booked.refunds.map(({ key }) => key).filter(key => key !== null);
    if (new Set(keys).size !== keys.length) report(`one refund of ${charge} went back twice`);
  }
};

/** What the bank moved to a stall's account for a charge against what the stall's books say, charge by charge. */
const holdTransfers = (
  passed: ReadonlyMap<string, number>,
  listed: readonly Listed[],
  report: Report,
): void => {
  const there = new Map<string, number>();
  for (const { destination, transfer_group, amount, amount_reversed } of listed) {
    const key = `${transfer_group} ${destination}`;
    there.set(key, (there.get(key) ?? 0) + amount - amount_reversed);
  }
  for (const key of new Set([...there.keys(), ...passed.keys()])) {
    const [bank, ours] = [there.get(key) ?? 0, passed.get(key) ?? 0];
    if (bank !== ours) report(`of ${key} the bank sent on ${bank}, the books say ${ours}`);
    if (bank < 0) report(`of ${key} more came back than went there: ${bank}`);
  }
};

/** What became of shares: told beside the classes, so that a run in which none went anywhere does not look whole. */
const countShares = async ({ database }: Stage, notes: Notes, { operator }: Hall): Promise<void> => {
  const { rows } = await database.pool.query<{ sent: number; back: number; refused: number; lost: number }>(
    `select count(*) filter (where status = 'made' and reverses is null)::int as sent,
       count(*) filter (where status = 'made' and reverses is not null)::int as back,
       count(*) filter (where status = 'refused')::int as refused, count(*) filter (where tries > 1)::int as lost
     from stall_transfer where operator_id = $1`,
    [operator.id],
  );
  const [row] = rows;
  notes.counts['share-sent-on'] += row?.sent ?? 0;
  notes.counts['share-came-back'] += row?.back ?? 0;
  notes.counts['share-refused'] += row?.refused ?? 0;
  notes.counts['share-answer-lost'] += row?.lost ?? 0;
};

type Row = {
  readonly id: string;
  readonly charge: string;
  readonly passes_to: string | null;
  readonly pass_at: Date | null;
  readonly refused: boolean;
  readonly destination: string | null;
};

/** Everything of a hall against everything: each stall's books, the operator's, the banks', what guests and consoles read. */
export const checkHall = async (stage: Stage, notes: Notes, hall: Hall, staff: Staff): Promise<void> => {
  const books = await booksOf(stage);
  const seeds = new Map(notes.begun.map(({ uuid, seed }) => [uuid, seed]));
  const untold = new Set(notes.begun.filter(begun => begun.untold).map(({ uuid }) => uuid));
  const { rows } = await stage.database.pool.query<Row>(
    `select p.id, p.charge_id as charge, p.passes_to, p.pass_at,
       exists (select from stall_transfer t where t.payment_id = p.id and t.status = 'refused') as refused,
       (select t.destination from stall_transfer t where t.payment_id = p.id limit 1) as destination
     from payment p where p.account_venue_id = $1`,
    [hall.operator.id],
  );
  const known = new Map(rows.map(row => [row.id, row]));
  const owner = asker(stage, notes, -1, staff.owner.cookies);
  const shares = new Map<string, Facts>();
  const passed = new Map<string, number>();
  const lines: string[] = [];
  const general: Report = what => {
    const uuid = /[\da-f]{8}-[\da-f-]{27}/.exec(what)?.[0] ?? '';
    const seed = seeds.get(uuid) ?? seeds.get(known.get(uuid)?.charge ?? '') ?? -1;
    notes.breaks(seed, `hall: ${what}`);
  };
  for (const { id: venue } of [hall.operator, ...hall.stalls]) {
    const own = await exportOf(venue, staff);
    lines.push(...own.filter(Boolean));
    for (const { check, subject, expected, found } of await checkBooks(stage.database.run, venue))
      general(`${check}: ${subject} ${expected} <> ${found}`);
    if (venue === hall.operator.id) continue;
    const facts = factsOf(own);
    for (const [payment, entries] of byPayment(facts)) {
      holdPayment(facts, payment, entries, general);
      const row = known.get(payment);
      if (!row) continue;
      const before = shares.get(row.charge);
      shares.set(row.charge, { ...entries, entries: [...(before?.entries ?? []), ...entries.entries] });
      const left = sumOf(
        entries,
        () => true,
        account => account === `clearing:venue-${hall.operator.id}`,
      );
      const sent = sumOf(
        entries,
        ({ kind }) => kind === 'stall_transfer',
        account => account === 'clearing:stripe',
      );
      if (row.destination !== null) passed.set(`${row.charge} ${row.destination}`, sent);
      // What a bank took beyond what was left the stall owes: of what went there itself nothing may stay that is too much.
      if (row.passes_to !== null && left < 0 && sent > 0)
        general(`of payment ${payment} the stall has ${-left} too much`);
      if (row.pass_at !== null) general(`payment ${payment} still waits to be sent on`);
    }
  }
  const { problems, venues } = await verifyLines(lines);
  for (const problem of problems) general(`verifier: ${problem}`);
  holdCharges(shares, books, untold, general);
  holdTransfers(passed, await transfersOf(stage), general);
  await countShares(stage, notes, hall);
  for (const [reference, { captured_minor }] of books) {
    const isOurs = rows.some(({ charge }) => charge === reference);
    if (!isOurs && captured_minor > 0 && seeds.has(reference))
      general(`the bank knows ${reference}, we do not`);
  }
  const money = await owner.must('GET /console/{venue}/hall/money', { venue: hall.operator.id });
  const report = venues.find(({ venue }) => venue === hall.operator.id);
  for (const stall of money?.stalls ?? []) {
    const sums = report?.stallAccounts.get(stall.venue);
    const said = [stall.taken, stall.given_back, stall.commission, stall.passed, stall.paid_out];
    const counted = sums && [sums.taken, sums.givenBack, sums.commission, sums.passed, sums.paidOut];
    const inMinor = said.map(each => Math.round(each * 100));
    if (counted && inMinor.join() !== counted.join())
      general(`the console says ${inMinor} of stall ${stall.venue}, the export ${counted}`);
    if (stall.on_its_way !== 0) general(`${stall.on_its_way} of stall ${stall.venue} is on its way for ever`);
    const theirs = await owner.must('GET /console/{venue}/hall/money', { venue: stall.venue });
    const own = theirs?.operators.find(({ venue }) => venue === hall.operator.id);
    if (own?.owed !== stall.owed)
      general(`stall ${stall.venue} reads that ${own?.owed} is owed, the operator ${stall.owed}`);
  }
  await holdAnswers(notes, books);
};
