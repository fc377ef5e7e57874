import type { Run } from '../../../database/database.ts';
import { noteStep } from '../../../steps.ts';
import type { QueuedPaper } from './queued-paper.ts';

/** Queues paper once under its name. */
export const addPaper = async (
  run: Run,
  printerId: string,
  paper: QueuedPaper,
  { once, at }: { readonly once: string; readonly at: Date },
): Promise<void> => {
  const [queued] = await run<{ id: string }>(
    'print-paper-add',
    `insert into print_job (printer_id, paper, once, created_at) values ($1, $2, $3, $4) on conflict do nothing
     returning id::text as id`,
    [printerId, JSON.stringify(paper), once, at],
  );
  const about = { printer: printerId };
  if (queued) noteStep(run, { of: 'print_job', id: queued.id, step: 'queued', about });
};
