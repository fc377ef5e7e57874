import type { Run } from '../../../database/database.ts';
import type { QueuedPaper } from './queued-paper.ts';

/** Queues paper once under its name. */
export const addPaper = async (
  run: Run,
  printerId: string,
  paper: QueuedPaper,
  { once, at }: { readonly once: string; readonly at: Date },
): Promise<void> => {
  await run(
    'print-paper-add',
    `insert into print_job (printer_id, paper, once, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [printerId, JSON.stringify(paper), once, at],
  );
};
