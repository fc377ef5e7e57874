import type { BrowserError } from '@tableside/contract/http/shared/browser-errors';
import { wordsOf } from './error-words.ts';
import { ERROR_REPLAY_RATE, TRACE_SAMPLE_RATE } from './rates.ts';
import { createBreadcrumbs, type Step } from './trail.ts';

/** An error of ours: never a refusal. `where` is a call of the contract or a job. Nothing of any guest. */
export type ErrorReport = {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly where: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** What the same caller had called before; empty unless this error was chosen. MONITOR-02. */
  readonly steps: readonly Step[];
  /** Of a browser: whose app it was, and the build. */
  readonly browser?: { readonly app: string; readonly release: string };
};
export type TraceReport = {
  readonly where: string;
  readonly status: number;
  /** Epoch milliseconds. */
  readonly begun: number;
  readonly ended: number;
};

/** A service that is told what goes wrong and how long things take. It never throws and never holds anything up. MONITOR-03. */
export type MonitorDriver = {
  readonly error: (report: ErrorReport) => void;
  readonly trace: (report: TraceReport) => void;
};

export type Monitor = {
  /** An answer has left. */
  readonly answered: (caller: string | null, answer: TraceReport) => void;
  /** Something broke. */
  readonly failed: (error: unknown, where: string, at: number, caller: string | null) => void;
  /** Something broke in a browser, which chose already whether it says what led to it. */
  readonly failedElsewhere: (error: BrowserError, at: number) => void;
};

/** Chooses what is told, and remembers what led to an error. `random` answers from 0 up to 1. MONITOR-01, MONITOR-02. */
export const createMonitor = (driver: MonitorDriver, random: () => number): Monitor => {
  const trail = createBreadcrumbs();
  return {
    answered: (caller, answer) => {
      if (caller !== null) {
        trail.note(caller, { call: answer.where, status: answer.status, at: answer.ended });
      }
      if (random() < TRACE_SAMPLE_RATE) driver.trace(answer);
    },
    failedElsewhere: ({ app, name, message, stack, route, release, steps }, at) =>
      driver.error({
        name,
        message,
        stack,
        where: `${app} ${route}`.trim(),
        at,
        steps: steps.map(step => ({ ...step, at })),
        browser: { app, release },
      }),
    failed: (error, where, at, caller) => {
      const steps = caller !== null && random() < ERROR_REPLAY_RATE ? trail.of(caller) : [];
      driver.error({ ...wordsOf(error), where, at, steps });
    },
  };
};
