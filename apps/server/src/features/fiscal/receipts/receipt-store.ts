import type { FiscalMark, FiscalProblem, FiscalReceipt, FiscalSale } from '@tableside/devices';
import type { Run } from '../../../database/database.ts';

/** The receipt of a payment that is not printed yet, or of which nobody knows. */
export type OpenReceipt = {
  readonly payment_id: string;
  readonly venue_id: string;
  readonly state: 'waiting' | 'asked' | 'unknown';
  readonly sale: FiscalSale | null;
  readonly mark: FiscalMark | null;
  readonly tries: number;
};

/** What keeps the printer from every receipt, not from that one alone: later ones do not go past it. */
const OF_THE_PRINTER: readonly FiscalProblem[] = [
  'away',
  'busy',
  'no_paper',
  'cover_open',
  'memory_full',
  'not_fiscal',
];
export const isOfThePrinter = (problem: FiscalProblem): boolean => OF_THE_PRINTER.includes(problem);

/** Ways by which money is taken in person: at a terminal, or by staff at the house's own till and card machine. */
const IN_PERSON = ['worldline', 'cash', 'card-machine'];

/**
 * Every payment in person since its venue switched the printer on has one receipt, and one alone; of those that were
 * captured `since` then.
 */
export const collectDue = async (
  run: Run,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<void> => {
  await run(
    'fiscal-collect',
    `insert into fiscal_receipt (payment_id, venue_id, state, due_at, try_at)
     select p.id, p.venue_id, 'waiting', p.captured_at, $1::timestamptz
     from fiscal_printer f join payment p on p.venue_id = f.venue_id
     where f.since is not null and p.captured_at >= greatest(f.since, $3::timestamptz)
       and p.captured > 0 and p.provider = any($2)
       and not exists (select from fiscal_receipt r where r.payment_id = p.id)
     on conflict (payment_id) do nothing`,
    [now, IN_PERSON, since],
  );
};

/** Venues whose printer could do something now. */
export const venuesWithWork = async (run: Run, now: Date): Promise<string[]> => {
  const rows = await run<{ venue_id: string }>(
    'fiscal-venues',
    `select distinct r.venue_id from fiscal_receipt r join fiscal_printer f on f.venue_id = r.venue_id
     where f.since is not null and r.state in ('waiting', 'asked', 'unknown') and r.try_at <= $1`,
    [now],
  );
  return rows.map(({ venue_id }) => venue_id);
};

/**
 * Takes the receipt that comes next at a venue, so that no other server does: what is not known first, then by age. Null:
 * none is due, somebody is at it, or the printer took none just now.
 */
export const claimNext = async (
  run: Run,
  venueId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<OpenReceipt | null> => {
  const [row] = await run<OpenReceipt>(
    'fiscal-claim',
    `update fiscal_receipt set try_at = $3, tries = tries + 1 where payment_id = (
       select payment_id from fiscal_receipt r
       where venue_id = $1 and state in ('waiting', 'asked', 'unknown') and try_at <= $2
         and (state <> 'waiting' or not exists (
           select from fiscal_receipt o where o.venue_id = $1 and o.state in ('waiting', 'asked', 'unknown')
             and (o.state <> 'waiting' or (o.problem = any($4) and o.try_at > $2))))
       order by state = 'waiting', due_at, payment_id limit 1 for update skip locked)
     returning payment_id, venue_id, state, sale, mark, tries`,
    [venueId, now, until, OF_THE_PRINTER],
  );
  return row ?? null;
};

/** Written down before the printer is asked; false: another is at it, or this one is not waiting any more. */
export const beginReceipt = async (
  run: Run,
  paymentId: string,
  sale: FiscalSale,
  mark: FiscalMark,
): Promise<boolean> => {
  const rows = await run(
    'fiscal-begin',
    `update fiscal_receipt r set state = 'asked', sale = $2::jsonb, mark = $3::jsonb
     where payment_id = $1 and state = 'waiting' and not exists (
       select from fiscal_receipt o where o.venue_id = r.venue_id and o.state in ('asked', 'unknown'))
     returning 1`,
    [paymentId, JSON.stringify(sale), JSON.stringify(mark)],
  );
  return rows.length > 0;
};

/** The printer's numbers, once. */
export const endIssued = async (
  run: Run,
  paymentId: string,
  { device, number, report, document, at }: FiscalReceipt,
  saidBy: string | null = null,
): Promise<boolean> => {
  const rows = await run(
    'fiscal-issued',
    `update fiscal_receipt set state = 'issued', device = $2, number = $3, report = $4, document = $5, printed_at = $6,
       said_by = $7, problem = null, code = ''
     where payment_id = $1 and state in ('asked', 'unknown') returning 1`,
    [paymentId, device, number, report, document, at, saidBy],
  );
  return rows.length > 0;
};

/** Not printed, or not known: looked at again later. */
export const putOff = async (
  run: Run,
  paymentId: string,
  to: {
    readonly state: 'waiting' | 'unknown';
    readonly problem: FiscalProblem | null;
    readonly code: string;
    readonly tryAt: Date;
  },
): Promise<void> => {
  await run(
    'fiscal-put-off',
    `update fiscal_receipt set state = $2, problem = $3, code = $4, try_at = $5
     where payment_id = $1 and state in ('waiting', 'asked', 'unknown')`,
    [paymentId, to.state, to.problem, to.code, to.tryAt],
  );
};

/** Nothing was sold: tips and gifts have none. */
export const endNothing = async (run: Run, paymentId: string): Promise<void> => {
  await run(
    'fiscal-nothing',
    `update fiscal_receipt set state = 'nothing' where payment_id = $1 and state = 'waiting'`,
    [paymentId],
  );
};

export type ShownReceipt = OpenReceipt & {
  readonly amount: number;
  readonly due_at: Date;
  readonly problem: FiscalProblem | null;
  readonly code: string;
};

/** The first hundred: what is not known, then by age. */
export const openReceipts = (run: Run, venueId: string): Promise<ShownReceipt[]> =>
  run<ShownReceipt>(
    'fiscal-open',
    `select r.payment_id, r.venue_id, r.state, r.sale, r.mark, r.tries, r.due_at, r.problem, r.code, p.captured as amount
     from fiscal_receipt r join payment p on p.id = r.payment_id
     where r.venue_id = $1 and r.state in ('waiting', 'asked', 'unknown')
     order by r.state = 'waiting', r.due_at, r.payment_id limit 100`,
    [venueId],
  );

/** Whether the venue's printer may have printed one of which nobody knows. */
export const hasBegun = async (run: Run, venueId: string): Promise<boolean> =>
  (
    await run(
      'fiscal-has-begun',
      `select 1 from fiscal_receipt where venue_id = $1 and state in ('asked', 'unknown')`,
      [venueId],
    )
  ).length > 0;

/** One of which nobody knows and about which no server is asking, whose lease would be after `nobodyBy`; null: there is none. */
export const lockUnknown = async (
  run: Run,
  venueId: string,
  paymentId: string,
  nobodyBy: Date,
): Promise<OpenReceipt | null> => {
  const [row] = await run<OpenReceipt>(
    'fiscal-lock-unknown',
    `select payment_id, venue_id, state, sale, mark, tries from fiscal_receipt
     where venue_id = $1 and payment_id::text = $2 and state = 'unknown' and try_at < $3 for update`,
    [venueId, paymentId, nobodyBy],
  );
  return row ?? null;
};
