import type { TerminalLine } from '@tableside/testkit/doubles/a-terminal.ts';
import { checkBooks } from '../../../apps/server/src/features/ledger/index.ts';
import { verifyLines } from '../../ledger/verify-lines.ts';
import { asker } from '../asking.ts';
import { checkBill } from '../hold-bills.ts';
import type { Stage } from '../stage.ts';
import type { AtTerminal, Round } from './at-terminal.ts';
import { holdTerminal, type KeptOperation, type KeptPayment, type KeptTotals } from './hold-terminal.ts';

type Kept = {
  readonly operations: KeptOperation[];
  readonly payments: KeptPayment[];
  readonly totals: KeptTotals[];
};

const keptOf = async ({ database }: Stage, terminal: string): Promise<Kept> => {
  const read = async <T extends object>(sql: string): Promise<T[]> =>
    (await database.pool.query<T>(sql, [terminal])).rows;
  return {
    operations: await read(
      `select kind, state, reference, amount::int as amount, payment_id as payment from terminal_operation where terminal_id = $1`,
    ),
    payments: await read(
      `select p.id, p.status, p.captured::int as captured, p.refunded::int as refunded,
         coalesce((select sum(r.amount) from refund r where r.payment_id = p.id and r.done_by is not null), 0)::int as by_hand
       from payment p where p.id in (select payment_id from terminal_operation where terminal_id = $1)`,
    ),
    totals: await read(
      `select o.reference, t.told_sales::int as sales, t.told_refunds::int as refunds
       from terminal_operation o join terminal_totals t on t.operation_id = o.id
       where o.terminal_id = $1 and o.kind = 'settlement'`,
    ),
  };
};

const ENDS: Readonly<Record<string, boolean>> = { processing: true, checking: true, unknown: true };

/** Each terminal's own ledger against ours and against what guests and staff read; the venues' books against themselves. */
export const checkTerminals = async (round: Round, journeys: readonly AtTerminal[]): Promise<void> => {
  const { stage, notes, house, staff } = round;
  const seeds = new Map(journeys.flatMap(({ plan, sales }) => sales.map(({ uuid }) => [uuid, plan.seed])));
  for (const { plan, box, terminal, sales } of journeys) {
    const kept = await keptOf(stage, terminal);
    const report = (what: string): void => notes.breaks(plan.seed, `terminal ${box.name}: ${what}`);
    const ledger: readonly TerminalLine[] = await box.ledger();
    holdTerminal({ ...kept, ledger, settlements: await box.settlements() }, report);
    for (const { uuid, look } of sales) {
      const payment = kept.payments.find(({ id }) => id === uuid);
      const seen = await look(staff);
      if (!payment) report(`payment ${uuid} is not kept`);
      else if (seen === null || ENDS[seen]) report(`payment ${uuid} is told as ${seen} for ever`);
      else if (seen === 'approved' && payment.captured === 0)
        report(`payment ${uuid} is told as paid, nothing was taken`);
    }
  }
  for (const { id: venue } of Object.values(house.venues)) {
    const report = (what: string): void => {
      const uuid = /[\da-f]{8}-[\da-f-]{27}/.exec(what)?.[0] ?? '';
      notes.breaks(seeds.get(uuid) ?? -1, what);
    };
    const answer = await staff.owner.fetch(`/api/console/ledger/export?venue=${venue}`);
    const lines = (await answer.text()).split('\n');
    for (const problem of (await verifyLines(lines)).problems) report(`verifier: ${problem}`);
    for (const { check, subject, expected, found } of await checkBooks(stage.database.run, venue))
      report(`${check}: ${subject} ${expected} <> ${found}`);
    const heard = await asker(stage, notes, -1, staff.manager.cookies).must('GET /console/{venue}/bills', {
      venue,
    });
    for (const bill of heard?.bills ?? []) checkBill(bill, report);
  }
};
