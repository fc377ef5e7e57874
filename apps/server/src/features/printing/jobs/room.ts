import { randomUUID } from 'node:crypto';
import type { PrintResult } from '@tableside/devices';
import { backoffAfter, isTrouble } from '@tableside/domain/printing';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { createTurns } from '../../../jobs/turns.ts';
import { noteStep } from '../../../steps.ts';
import {
  leasePrinter,
  type PrinterRow,
  printersWithWork,
  releasePrinter,
  writeStanding,
} from '../printers/printer-store.ts';
import { tellPrinter } from './collect.ts';
import { jobPrinted, jobWaits, type PrintJob, takeJob } from './job-store.ts';
import { printTicket } from './send.ts';

/** A server that was cut off loses its printers after this; longer than any print may take. Milliseconds. */
const LEASE_MS = 45_000;

/** Where tickets are printed: one after the other at each printer, all printers at once. */
export type PrintDispatcher = {
  /** Begins with every printer that has work and is free. */
  readonly round: () => Promise<void>;
  /** Begins no ticket any more and waits for those that are being printed. */
  readonly finish: () => Promise<void>;
};

type Standing = Pick<PrinterRow, 'problem' | 'problem_since' | 'failures' | 'paper_low'>;

/** A certificate that somebody has to look at; one that was shown before and is not now is no printer's. */
const shownBy = (result: PrintResult): string | null =>
  result.kind === 'untrusted' ? (result.certificate ?? null) : null;

/** Notes how a printer stands; whoever works beside it is told when that changed. */
export const recordPrinterStatus = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  printer: PrinterRow,
  result: PrintResult,
  settle: (run: Run) => Promise<void>,
): Promise<Standing> => {
  const now = clock();
  const failures = result.kind === 'done' ? 0 : printer.failures + 1;
  const problem = result.kind === 'done' ? null : result.kind;
  const since = problem === null ? null : printer.problem === problem ? printer.problem_since : new Date(now);
  const paperLow = result.kind === 'done' ? result.paperLow : printer.paper_low;
  const tryAt = new Date(problem === null ? now : now + backoffAfter(problem, failures));
  const shown = problem !== null && isTrouble(problem, failures) ? problem : null;
  const before =
    printer.problem !== null && isTrouble(printer.problem, printer.failures) ? printer.problem : null;
  await database.transaction(async run => {
    await settle(run);
    await writeStanding(run, printer.id, {
      problem,
      since,
      failures,
      paperLow,
      tryAt,
      shown: shownBy(result),
    });
    // What waited is fewer by one, which is shown while it was too many.
    if (shown !== before || paperLow !== printer.paper_low) await tellPrinter(run, printer);
  });
  return { problem, problem_since: since, failures, paper_low: paperLow };
};

/** Tells whether a paper came out, or why not. */
const notePrintStep = (run: Run, printer: string, job: PrintJob, { kind }: PrintResult): void =>
  noteStep(run, {
    of: 'print_job',
    id: job.id,
    step: kind === 'done' ? 'printed' : 'waits',
    about: { printer, order: job.order_id, copy: job.copy, ...(kind !== 'done' && { why: kind }) },
  });

/** Prints what waits for a printer until nothing does (true), or until it cannot. */
const work = async (deps: Deps, id: string, isClosed: () => boolean): Promise<boolean> => {
  const { run } = deps.database;
  const by = randomUUID();
  const until = (): Date => new Date(deps.clock() + LEASE_MS);
  let printer = await leasePrinter(run, id, by, { now: new Date(deps.clock()), until: until() });
  if (!printer) return false;
  try {
    while (!isClosed()) {
      const job = await takeJob(run, id, by, until());
      if (!job) return true;
      const result = await printTicket(deps, printer, job);
      const at = new Date(deps.clock());
      const standing = await recordPrinterStatus(deps, printer, result, async within => {
        notePrintStep(within, id, job, result);
        if (result.kind === 'done') await jobPrinted(within, job.id, at);
        else await jobWaits(within, job.id, { mayHavePrinted: result.mayHavePrinted, at });
      });
      if (standing.problem !== null) return false;
      printer = { ...printer, ...standing };
    }
    return false;
  } finally {
    await releasePrinter(run, id, by);
  }
};

/**
 * What was queued between the last look and the release found its printer busy, and would wait for the next round of the
 * clock: it is looked once more.
 */
const workUntilIdle = async (deps: Deps, id: string, isClosed: () => boolean): Promise<void> => {
  while (await work(deps, id, isClosed)) {
    const waiting = await printersWithWork(deps.database.run, new Date(deps.clock()));
    if (!waiting.includes(id)) return;
  }
};

export const createPrintRoom = (deps: Deps): PrintDispatcher => {
  const turns = createTurns(deps, 'printing failed', (id, isClosed) => workUntilIdle(deps, id, isClosed));
  return {
    round: async () => turns.round(await printersWithWork(deps.database.run, new Date(deps.clock()))),
    finish: turns.finish,
  };
};
