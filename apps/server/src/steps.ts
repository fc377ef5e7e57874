import { channel } from 'node:diagnostics_channel';

/**
 * One step of something that people ask after by its id: an order, a payment, a message to a webhook of a venue, a paper at a
 * printer. Ids and words of ours alone: no names, no tokens, nothing that a guest wrote.
 */
export type Step = {
  readonly of: 'order' | 'payment' | 'delivery' | 'print_job';
  readonly id: string;
  /** What happened, as its books call it: `order-accepted`, `captured`, `printed`. */
  readonly step: string;
  /** What else leads to it or says how it went: other ids, statuses, milliseconds in `ms`. */
  readonly about?: Readonly<Record<string, string | number | boolean | null>>;
};

const steps = channel('tableside:steps');
/** Of transactions that are not at their end. */
const gathered = new WeakMap<WeakKey, Step[]>();

const nobodyHears = (): void => undefined;

/** Keeps the steps that are noted by these ends of one transaction, and tells them when the answer is called: at its commit. */
export const gatherSteps = (...runs: readonly WeakKey[]): (() => void) => {
  if (!steps.hasSubscribers) return nobodyHears;
  const kept: Step[] = [];
  for (const run of runs) gathered.set(run, kept);
  return () => {
    for (const step of kept) steps.publish(step);
  };
};

/** Notes a step of what `run` writes: it is told once that is committed, and never where it is undone. */
export const noteStep = (run: WeakKey, step: Step): void => {
  if (!steps.hasSubscribers) return;
  const kept = gathered.get(run);
  if (kept) kept.push(step);
  else steps.publish(step);
};

/** Hears every step that this process takes from now on, until the answer is called. */
export const hearSteps = (hear: (step: Step) => void): (() => void) => {
  const listener = (step: unknown): void => hear(step as Step);
  steps.subscribe(listener);
  return () => steps.unsubscribe(listener);
};
