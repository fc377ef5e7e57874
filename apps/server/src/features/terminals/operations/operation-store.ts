import type { Run } from '../../../database/database.ts';
import type { Ending, OperationRow, ReachableOperation } from './operation.ts';

const COLUMNS = `o.id, o.terminal_id, o.payment_id, o.kind, o.refund_key, o.business_day::text as business_day, o.reference,
  o.amount, o.currency, o.state, o.display, o.code, o.abort_asked_at, o.busy_until, o.frame, o.started_by, o.started_at`;
const WITH_TERMINAL = `${COLUMNS}, t.venue_id, t.name as terminal_name, t.table_id,
  t.kind as terminal_kind, t.address, t.bridge_id`;

export type NewOperation = Pick<
  OperationRow,
  | 'terminal_id'
  | 'payment_id'
  | 'kind'
  | 'refund_key'
  | 'business_day'
  | 'reference'
  | 'amount'
  | 'currency'
  | 'started_by'
> & { readonly at: Date; readonly busyUntil: Date };

/** Keeps an operation before its terminal hears of it; null: the terminal is at something, or knows the reference. */
export const insertOperation = async (run: Run, wish: NewOperation): Promise<OperationRow | null> => {
  const [row] = await run<OperationRow>(
    'terminal-operation-insert',
    `insert into terminal_operation as o (terminal_id, payment_id, kind, refund_key, business_day, reference, amount,
       currency, state, started_by, started_at, busy_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10, $11)
     on conflict do nothing returning ${COLUMNS}`,
    [
      wish.terminal_id,
      wish.payment_id,
      wish.kind,
      wish.refund_key,
      wish.business_day,
      wish.reference,
      wish.amount,
      wish.currency,
      wish.started_by,
      wish.at,
      wish.busyUntil,
    ],
  );
  return row ?? null;
};

/** What a terminal is at. */
export const runningAt = async (run: Run, terminalId: string): Promise<OperationRow | null> => {
  const [row] = await run<OperationRow>(
    'terminal-running',
    `select ${COLUMNS} from terminal_operation o where o.terminal_id = $1 and o.state in ('waiting', 'asked')`,
    [terminalId],
  );
  return row ?? null;
};

export const saleOfPayment = async (run: Run, paymentId: string): Promise<OperationRow | null> => {
  const [row] = await run<OperationRow>(
    'terminal-sale',
    `select ${COLUMNS} from terminal_operation o where o.payment_id = $1 and o.kind = 'sale'`,
    [paymentId],
  );
  return row ?? null;
};

/** The latest operation that a refund led to. */
export const latestOfRefund = async (run: Run, key: string): Promise<OperationRow | null> => {
  const [row] = await run<OperationRow>(
    'terminal-refund',
    `select ${COLUMNS} from terminal_operation o where o.refund_key = $1 order by o.started_at desc, o.id desc limit 1`,
    [key],
  );
  return row ?? null;
};

/** Begins an operation that was kept: from here on a card may be charged. Null: it has begun, or is over. */
export const claimWaiting = async (
  run: Run,
  id: string,
  busyUntil: Date,
): Promise<ReachableOperation | null> => {
  const [row] = await run<ReachableOperation>(
    'terminal-operation-begin',
    `update terminal_operation o set state = 'asked', busy_until = $2 from card_terminal t
     where o.id = $1 and o.state = 'waiting' and t.id = o.terminal_id returning ${WITH_TERMINAL}`,
    [id, busyUntil],
  );
  return row ?? null;
};

/**
 * Takes an operation whose end nobody knows and that no server is at; null: somebody is, or it is over. One that its
 * terminal was never asked about is over with this: it cannot begin any more.
 */
export const claimForgotten = async (
  run: Run,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ReachableOperation | null> => {
  const [row] = await run<ReachableOperation>(
    'terminal-operation-take',
    `update terminal_operation o set busy_until = $3,
       state = case when o.state = 'waiting' then 'declined' else o.state end,
       code = case when o.state = 'waiting' then 'NP' else o.code end,
       ended_at = case when o.state = 'waiting' then $2 else o.ended_at end
     from card_terminal t
     where o.id = $1 and o.state in ('waiting', 'asked', 'unknown') and (o.busy_until is null or o.busy_until <= $2)
       and t.id = o.terminal_id
     returning ${WITH_TERMINAL}`,
    [id, now, until],
  );
  return row ?? null;
};

/** Says that a server is still at it; answers whether somebody asked that it be stopped. */
export const renewOperation = async (run: Run, id: string, until: Date): Promise<boolean> => {
  const [row] = await run<{ aborting: boolean }>(
    'terminal-operation-renew',
    `update terminal_operation set busy_until = $2 where id = $1 returning abort_asked_at is not null as aborting`,
    [id, until],
  );
  return row?.aborting ?? false;
};

export const noteDisplay = async (run: Run, id: string, display: string): Promise<void> => {
  await run(
    'terminal-operation-display',
    `update terminal_operation set display = $2 where id = $1 and state = 'asked'`,
    [id, display],
  );
};

/** Somebody asks that a sale be stopped; once it is over nobody can. */
export const askAbort = async (run: Run, paymentId: string, at: Date): Promise<void> => {
  await run(
    'terminal-sale-abort',
    `update terminal_operation set abort_asked_at = coalesce(abort_asked_at, $2)
     where payment_id = $1 and kind = 'sale' and state in ('waiting', 'asked')`,
    [paymentId, at],
  );
};

/**
 * Writes how an operation ended. `unlessAborted`: not where somebody asked for its end, which the caller then sees to;
 * answers with whether it was written.
 */
export const endOperation = async (
  run: Run,
  id: string,
  { state, code, display, frame }: Ending,
  at: Date,
  unlessAborted = false,
): Promise<boolean> => {
  const rows = await run(
    'terminal-operation-end',
    `update terminal_operation set state = $2, code = $3, display = $4, frame = coalesce($5, frame), busy_until = null,
       ended_at = $6
     where id = $1 and state in ('asked', 'unknown') and (not $7 or abort_asked_at is null) returning 1`,
    [id, state, code, display, frame && JSON.stringify(frame), at, unlessAborted],
  );
  return rows.length > 0;
};

/** Whether somebody asked for the end of an operation that is not over. */
export const isUnwanted = async (run: Run, id: string): Promise<boolean> => {
  const rows = await run(
    'terminal-operation-unwanted',
    `select 1 from terminal_operation
     where id = $1 and state in ('asked', 'unknown') and abort_asked_at is not null`,
    [id],
  );
  return rows.length > 0;
};
