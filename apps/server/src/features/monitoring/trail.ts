/** A call as it is remembered for a while: which one, and how it ended. Nothing of what was in it. */
export type Step = { readonly call: string; readonly status: number; readonly at: number };

/** The last calls of each caller, newest last; callers are named by whatever string the HTTP layer gives. */
export type Breadcrumbs = {
  readonly note: (caller: string, step: Step) => void;
  readonly of: (caller: string) => readonly Step[];
};

const STEPS = 20;
const CALLERS = 500;

/** Kept in memory for the callers heard of last. */
export const createBreadcrumbs = (): Breadcrumbs => {
  const steps = new Map<string, readonly Step[]>();
  return {
    note: (caller, step) => {
      const known = steps.get(caller) ?? [];
      // Whoever called last stands last, and the first is the one to be forgotten.
      steps.delete(caller);
      steps.set(caller, [...known, step].slice(-STEPS));
      const [oldest] = steps.keys();
      if (steps.size > CALLERS && oldest !== undefined) steps.delete(oldest);
    },
    of: caller => steps.get(caller) ?? [],
  };
};
