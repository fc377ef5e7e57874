import type { PrinterProblem } from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';
import { noteStep } from '../../../steps.ts';
import type { QueuedPaper } from '../receipts/queued-paper.ts';
import { notePapers } from './note-papers.ts';

export type StaffPaperRow = {
  readonly id: string;
  readonly state: 'waiting' | 'printing' | 'printed' | 'dropped';
  readonly copy: boolean;
  readonly good_until: Date;
  readonly printer_id: string;
  readonly printer_name: string;
  readonly problem: PrinterProblem | null;
  readonly failures: number;
  /** It came out once, or may have. */
  readonly on_paper: boolean;
};

/** First half of an advisory lock's key. */
const ASKING = 0x9a;

/** Of two who ask for the same paper at once, the second waits until the first is queued. */
export const lockPaper = async (run: Run, venueId: string, about: string): Promise<void> => {
  await run('staff-paper-lock', 'select pg_advisory_xact_lock($1, hashtext($2))', [
    ASKING,
    `${venueId} ${about}`,
  ]);
};

/** `at` is the parameter with the moment. What may be on paper of those that are dropped is noted. */
const dropped = (which: string, at: string): string => `
  with mine as (
    select j.id, p.venue_id, j.about, j.says, j.copy or j.state = 'printing'
        or exists (select from bridge_request r where r.job_id = j.id and r.handed_at is not null) as may
    from print_job j join printer p on p.id = j.printer_id
    where j.about is not null and j.state in ('waiting', 'printing') and ${which} for update of j),
  gone as (
    update print_job j set state = 'dropped', ended_at = ${at}, copy = mine.may from mine where mine.id = j.id
    returning j.printer_id),
  untold as (delete from bridge_request r using mine where r.job_id = mine.id),
  noted as (${notePapers(`select distinct venue_id, about, says, 1, ${at}::timestamptz from mine where may`)})
  select distinct printer_id as id from gone`;

/** Takes back what waits of a paper, wherever; answers with the printers it waited for. */
export const dropPapersAbout = (
  run: Run,
  venueId: string,
  about: string,
  at: Date,
): Promise<{ readonly id: string }[]> =>
  run('staff-papers-drop', dropped('p.venue_id = $1 and j.about = $2', '$3'), [venueId, about, at]);

export const dropPaper = (
  run: Run,
  venueId: string,
  id: string,
  at: Date,
): Promise<{ readonly id: string }[]> =>
  run('staff-paper-drop', dropped('p.venue_id = $1 and j.id::text = $2', '$3'), [venueId, id, at]);

/** Takes back what nobody waits for any more. */
export const dropStalePapers = (run: Run, now: Date): Promise<{ readonly id: string }[]> =>
  run('staff-papers-stale', dropped('j.good_until < $1', '$1'), [now]);

/** Whether this very writing came out before, or may have. */
export const wasPrinted = async (
  run: Run,
  venueId: string,
  about: string,
  says: string,
): Promise<boolean> => {
  const rows = await run(
    'staff-paper-printed-before',
    'select from printed_paper where venue_id = $1 and about = $2 and says = $3',
    [venueId, about, says],
  );
  return rows.length > 0;
};

export const addStaffPaper = async (
  run: Run,
  printerId: string,
  paper: QueuedPaper,
  of: {
    readonly about: string;
    readonly says: string;
    readonly copy: boolean;
    readonly at: Date;
    readonly goodUntil: Date;
  },
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'staff-paper-add',
    `insert into print_job (printer_id, paper, about, says, copy, created_at, good_until)
     values ($1, $2, $3, $4, $5, $6, $7) returning id::text as id`,
    [printerId, JSON.stringify(paper), of.about, of.says, of.copy, of.at, of.goodUntil],
  );
  if (!row) throw new Error('no paper was queued');
  const about = { printer: printerId, copy: of.copy };
  noteStep(run, { of: 'print_job', id: row.id, step: 'queued', about });
  return row.id;
};

const SHOWN = `select j.id::text as id, j.state, j.copy, coalesce(j.good_until, j.created_at) as good_until, p.id as printer_id, p.name as printer_name,
    p.problem, p.failures,
    exists (select from printed_paper d where d.venue_id = p.venue_id and d.about = j.about and d.says = j.says) as on_paper
  from print_job j join printer p on p.id = j.printer_id`;

/** A paper that staff asked for; null: the venue knows none by this name. */
export const readStaffPaper = async (
  run: Run,
  venueId: string,
  id: string,
): Promise<StaffPaperRow | null> => {
  const [row] = await run<StaffPaperRow>(
    'staff-paper',
    `${SHOWN} where p.venue_id = $1 and j.id::text = $2 and j.about is not null`,
    [venueId, id],
  );
  return row ?? null;
};

/** The last paper that was asked for of something. */
export const lastStaffPaper = async (
  run: Run,
  venueId: string,
  about: string,
): Promise<StaffPaperRow | null> => {
  const [row] = await run<StaffPaperRow>(
    'staff-paper-last',
    `${SHOWN} where p.venue_id = $1 and j.about = $2 order by j.id desc limit 1`,
    [venueId, about],
  );
  return row ?? null;
};
