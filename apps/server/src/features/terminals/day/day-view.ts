import { toWire } from '@tableside/contract';
import type {
  TerminalDayView,
  TerminalTotalsView,
} from '@tableside/contract/http/console/devices/terminal-days';
import { minor } from '@tableside/domain/money';
import { settlementDifference } from '@tableside/domain/terminal';
import type { Run } from '../../../database/database.ts';
import type { Venue } from '../../venues/index.ts';
import { runningAt } from '../operations/operation-store.ts';
import type { TerminalRow } from '../set-up/terminal-store.ts';
import type { DayRow } from './day-operation.ts';
import { latestDay, unresolvedAt } from './day-store.ts';
import { type TotalsRow, totalsOfTerminal } from './totals-store.ts';

type Money = Pick<Venue, 'settings'>;
type Sums = { readonly sales: number; readonly refunds: number };

export const totalsView = (row: TotalsRow, { settings }: Money): TerminalTotalsView => {
  const { decimals } = settings.currency;
  const wire = ({ sales, refunds }: Sums): Sums => ({
    sales: toWire(minor(sales), decimals),
    refunds: toWire(minor(refunds), decimals),
  });
  const { told_sales, told_refunds } = row;
  const told =
    told_sales === null || told_refunds === null ? null : { sales: told_sales, refunds: told_refunds };
  const booked = { sales: row.booked_sales, refunds: row.booked_refunds };
  const difference = settlementDifference(booked, told);
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    at: row.ended_at.toISOString(),
    by: row.started_by,
    told: told && wire(told),
    booked: wire(booked),
    difference: difference && wire(difference),
    unresolved: row.unresolved,
    slip: row.slip,
  };
};

const actionOf = (row: DayRow): NonNullable<TerminalDayView['action']> => ({
  id: row.id,
  kind: row.kind,
  state: row.state === 'waiting' || row.state === 'asked' ? 'running' : row.state,
  code: row.code,
  text: row.display,
  at: (row.ended_at ?? row.started_at).toISOString(),
});

/** How a terminal's day stands, for who sees to it. */
export const dayView = async (
  run: Run,
  terminal: Pick<TerminalRow, 'id' | 'name'>,
  venue: Money,
): Promise<TerminalDayView> => {
  const { id, name } = terminal;
  const [running, action, unresolved] = [
    await runningAt(run, id),
    await latestDay(run, id),
    await unresolvedAt(run, id),
  ];
  const [settlement] = await totalsOfTerminal(run, id, 'settlement', 1);
  const [report] = await totalsOfTerminal(run, id, 'report', 1);
  const isLater = report && (!settlement || report.ended_at > settlement.ended_at);
  return {
    id,
    name,
    running: running && { kind: running.kind, by: running.started_by, display: running.display },
    action: action && actionOf(action),
    settlement: settlement ? totalsView(settlement, venue) : null,
    report: isLater ? totalsView(report, venue) : null,
    unresolved: unresolved.map(({ payment_id, reference, amount, started_by, started_at }) => ({
      payment: payment_id,
      reference,
      amount: toWire(minor(amount), venue.settings.currency.decimals),
      by: started_by,
      at: started_at.toISOString(),
    })),
  };
};
