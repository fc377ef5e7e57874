import type { Run } from '../../../database/database.ts';
import type { DayEnding, DayKind, DayRow, ReachableDay } from './day-operation.ts';

const COLUMNS =
  'o.id, o.terminal_id, o.kind, o.reference, o.state, o.display, o.code, o.started_by, o.started_at, o.ended_at';
const WITH_TERMINAL = `${COLUMNS}, t.venue_id, t.name as terminal_name, t.table_id, t.kind as terminal_kind, t.address,
  t.bridge_id`;

export type NewDay = {
  readonly terminal_id: string;
  readonly kind: DayKind;
  readonly business_day: string;
  readonly reference: number;
  readonly currency: string;
  readonly started_by: string;
  readonly at: Date;
  readonly busyUntil: Date;
  /** The sale that it is part of. */
  readonly within: string | null;
};

/** Null: the terminal is at something, or knows the reference. */
export const insertDay = async (run: Run, wish: NewDay): Promise<DayRow | null> => {
  const [row] = await run<DayRow>(
    'terminal-day-insert',
    `insert into terminal_operation as o (terminal_id, kind, business_day, reference, amount, currency, state, started_by,
       started_at, busy_until, within)
     values ($1, $2, $3, $4, 0, $5, case when $9::uuid is null then 'waiting' else 'asked' end, $6, $7, $8, $9)
     on conflict do nothing returning ${COLUMNS}`,
    [
      wish.terminal_id,
      wish.kind,
      wish.business_day,
      wish.reference,
      wish.currency,
      wish.started_by,
      wish.at,
      wish.busyUntil,
      wish.within,
    ],
  );
  return row ?? null;
};

/** The settlement that is not done, locked: it keeps its reference until it is. TERM-16 */
export const openSettlement = async (run: Run, terminalId: string): Promise<DayRow | null> => {
  const [row] = await run<DayRow>(
    'terminal-settlement-open',
    `select ${COLUMNS} from terminal_operation o
     where o.terminal_id = $1 and o.kind = 'settlement' and o.state <> 'approved' for update`,
    [terminalId],
  );
  return row ?? null;
};

/** Asks for an open settlement once more, under the reference that it has. */
export const askSettlementAgain = async (
  run: Run,
  id: string,
  wish: Pick<NewDay, 'started_by' | 'at' | 'busyUntil' | 'within'>,
): Promise<DayRow> => {
  const [row] = await run<DayRow>(
    'terminal-settlement-again',
    `update terminal_operation o set state = case when $5::uuid is null then 'waiting' else 'asked' end, started_by = $2,
       started_at = $3, busy_until = $4, within = $5, display = '', code = '', ended_at = null
     where o.id = $1 returning ${COLUMNS}`,
    [id, wish.started_by, wish.at, wish.busyUntil, wish.within],
  );
  if (!row) throw new Error('the settlement is not there');
  return row;
};

/** Begins what was kept; null: it has begun, or is over. */
export const claimDay = async (run: Run, id: string, busyUntil: Date): Promise<ReachableDay | null> => {
  const [row] = await run<ReachableDay>(
    'terminal-day-begin',
    `update terminal_operation o set state = 'asked', busy_until = $2 from card_terminal t
     where o.id = $1 and o.state = 'waiting' and t.id = o.terminal_id returning ${WITH_TERMINAL}`,
    [id, busyUntil],
  );
  return row ?? null;
};

/** Ends it unless somebody else did; answers whether. */
export const endDay = async (
  run: Run,
  id: string,
  { state, code, display }: DayEnding,
  at: Date,
): Promise<boolean> => {
  const rows = await run(
    'terminal-day-end',
    `update terminal_operation set state = $2, code = $3, display = $4, busy_until = null, within = null, ended_at = $5
     where id = $1 and state in ('asked', 'unknown') returning 1`,
    [id, state, code, display, at],
  );
  return rows.length > 0;
};

/**
 * Lets go of what a dead server was at. Nobody knows whether a settlement that was asked for was done; all else is over.
 */
export const releaseForgotten = async (run: Run, now: Date): Promise<void> => {
  await run(
    'terminal-days-release',
    `update terminal_operation set busy_until = null, within = null, ended_at = $1, code = 'NP',
       state = case when kind = 'settlement' and state = 'asked' then 'unknown' else 'declined' end
     where payment_id is null and state in ('waiting', 'asked') and busy_until <= $1`,
    [now],
  );
};

/** What was last begun at a terminal of that which concerns its day. */
export const latestDay = async (run: Run, terminalId: string): Promise<DayRow | null> => {
  const [row] = await run<DayRow>(
    'terminal-day-latest',
    `select ${COLUMNS} from terminal_operation o where o.terminal_id = $1 and o.payment_id is null
     order by o.started_at desc, o.id limit 1`,
    [terminalId],
  );
  return row ?? null;
};

/** A sale or refund of which nobody knows whether it was done; minor units. */
export type UnresolvedRow = {
  readonly id: string;
  readonly payment_id: string;
  readonly kind: 'sale' | 'refund' | 'void';
  readonly reference: number;
  readonly amount: number;
  readonly started_by: string;
  readonly started_at: Date;
};

export const unresolvedAt = (run: Run, terminalId: string): Promise<UnresolvedRow[]> =>
  run<UnresolvedRow>(
    'terminal-unresolved',
    `select id, payment_id, kind, reference, amount, started_by, started_at from terminal_operation
     where terminal_id = $1 and kind = 'sale' and state = 'unknown' order by started_at, id`,
    [terminalId],
  );

/** A terminal that may have to be settled by itself. */
export type DueRow = {
  readonly id: string;
  readonly venue_id: string;
  readonly settled_at: Date | null;
  readonly turnover_since: Date | null;
  readonly open_state: 'declined' | 'unknown' | null;
  readonly open_at: Date | null;
};

export const terminalsToSettle = (run: Run): Promise<DueRow[]> =>
  run<DueRow>(
    'terminals-to-settle',
    `select * from (
       select t.id, t.venue_id,
         (select max(s.ended_at) from terminal_operation s
          where s.terminal_id = t.id and s.kind = 'settlement' and s.state = 'approved') as settled_at,
         (select min(o.started_at) from terminal_operation o where o.terminal_id = t.id and o.settled_by is null
           and o.kind in ('sale', 'refund') and o.state in ('approved', 'unknown')) as turnover_since,
         open.state as open_state, open.started_at as open_at
       from card_terminal t left join terminal_operation open on open.terminal_id = t.id
         and open.kind = 'settlement' and open.state in ('declined', 'unknown')
       where t.removed_at is null) d
     where d.turnover_since is not null or d.open_state = 'unknown'`,
    [],
  );
