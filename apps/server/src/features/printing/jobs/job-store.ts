import type { PaperTicket } from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';
import { eraser } from '../../../jobs/eraser.ts';
import { noteStep } from '../../../steps.ts';
import { notePapers } from '../papers/note-papers.ts';
import type { QueuedPaper } from '../receipts/queued-paper.ts';

export type PrintJob = {
  readonly id: string;
  /** Of an order; null: `paper`. */
  readonly ticket: PaperTicket | null;
  readonly paper: QueuedPaper | null;
  readonly copy: boolean;
  readonly order_id: string | null;
};

/** Queues tickets, in their order. */
export const addJobs = async (
  run: Run,
  jobs: readonly { readonly printer: string; readonly ticket: PaperTicket }[],
  of: { readonly orderId: string; readonly copy: boolean; readonly at: Date },
): Promise<void> => {
  if (jobs.length === 0) return;
  const queued = await run<{ id: string; printer_id: string }>(
    'print-jobs-add',
    `insert into print_job (printer_id, order_id, ticket, copy, created_at)
     select (j.value ->> 'printer')::uuid, $2, j.value -> 'ticket', $3, $4
     from jsonb_array_elements($1::jsonb) with ordinality as j(value, place) order by j.place
     returning id::text as id, printer_id`,
    [JSON.stringify(jobs), of.orderId, of.copy, of.at],
  );
  for (const { id, printer_id: printer } of queued)
    noteStep(run, {
      of: 'print_job',
      id,
      step: 'queued',
      about: { printer, order: of.orderId, copy: of.copy },
    });
};

/**
 * The next ticket of a printer that `by` has, and the printer for a while longer. A ticket that somebody was cut off at
 * becomes a copy: paper may have come out. Null: nothing waits, or the printer is another's by now.
 */
export const takeJob = async (
  run: Run,
  printerId: string,
  by: string,
  until: Date,
): Promise<PrintJob | null> => {
  const [row] = await run<PrintJob>(
    'print-job-take',
    `with mine as (update printer set busy_until = $3 where id = $1 and busy_by = $2 returning id),
     head as (select j.id from print_job j join mine on mine.id = j.printer_id
       where j.state in ('waiting', 'printing') order by j.id limit 1)
     update print_job j set copy = j.copy or j.state = 'printing', state = 'printing', tries = j.tries + 1
     from head where j.id = head.id and j.state in ('waiting', 'printing')
     returning j.id::text as id, j.ticket, j.paper, j.copy, j.order_id`,
    [printerId, by, until],
  );
  return row ?? null;
};

/** What staff asked for came out, or may have: the next one of it is a copy. `out` are the jobs, the second parameter is when. */
const NOTED = notePapers(
  `select p.venue_id, out.about, out.says, 1, $2::timestamptz from out join printer p on p.id = out.printer_id
   where out.about is not null`,
);

export const jobPrinted = async (run: Run, id: string, at: Date): Promise<void> => {
  await run(
    'print-job-printed',
    `with out as (update print_job set state = 'printed', ended_at = $2 where id = $1 returning printer_id, about, says)
     ${NOTED}`,
    [id, at],
  );
};

/** It waits again; dropped meanwhile, it stays dropped. */
export const jobWaits = async (
  run: Run,
  id: string,
  { mayHavePrinted, at }: { readonly mayHavePrinted: boolean; readonly at: Date },
): Promise<void> => {
  await run(
    'print-job-waits',
    `with out as (
       update print_job set state = case state when 'printing' then 'waiting' else state end, copy = copy or $3
       where id = $1 and state in ('printing', 'dropped')
       returning printer_id, case when $3 then about end as about, says)
     ${NOTED}`,
    [id, at, mayHavePrinted],
  );
};

export const dropJobs = async (run: Run, printerId: string, at: Date): Promise<number> => {
  const rows = await run<{ id: string }>(
    'print-jobs-drop',
    `with gone as (
       update print_job set state = 'dropped', ended_at = $2 where printer_id = $1 and state in ('waiting', 'printing')
       returning id),
     untold as (delete from bridge_request r using gone where r.job_id = gone.id)
     select id::text as id from gone`,
    [printerId, at],
  );
  for (const { id } of rows)
    noteStep(run, { of: 'print_job', id, step: 'dropped', about: { printer: printerId } });
  return rows.length;
};

/** A printer is elsewhere now: what a bridge was told to print there may be on paper, and is asked about no more. */
export const leaveBridges = async (run: Run, printerId: string): Promise<void> => {
  await run(
    'print-jobs-leave-bridges',
    `with left_there as (
       delete from bridge_request r using print_job j where r.job_id = j.id and j.printer_id = $1
       returning r.job_id, r.handed_at)
     update print_job j set copy = true from left_there l where l.job_id = j.id and l.handed_at is not null`,
    [printerId],
  );
};

/** Forgets tickets that came out or were thrown away by then. */
export const forgetJobs = async (run: Run, before: Date): Promise<void> => {
  await run('print-jobs-forget', 'delete from print_job where ended_at < $1', [before]);
};

/** Tickets that no printer ever took, with what guests said on them. */
export const ticketEraser = eraser({
  kind: 'words',
  name: 'print-jobs-forget-unprinted',
  due: `select j.id from print_job j join printer p on p.id = j.printer_id where p.venue_id = $1 and j.created_at < $2`,
  erase: `delete from print_job where id in (select id from due)`,
});
