import type { Deps } from '../../deps.ts';
import { askProvider, recordEvent } from '../payments/index.ts';

/** What this process has begun at terminals, from the sale to the books. */
export type Counter = {
  /** Has the terminal do a kept sale, and takes in what it says; goes on after the caller. */
  readonly begin: (paymentId: string) => void;
  readonly idle: () => Promise<void>;
};

export const createCounter = (deps: Deps): Counter => {
  const begun = new Set<Promise<void>>();
  const sell = async (paymentId: string): Promise<void> => {
    await deps.terminals.sell(paymentId);
    if (await askProvider(deps, paymentId)) return;
    // The terminal has not said: nobody may charge again, and it is asked until it does.
    await recordEvent(deps, paymentId, { kind: 'unanswered' }, 'provider');
  };
  return {
    begin: paymentId => {
      const selling = sell(paymentId)
        .catch((err: unknown) =>
          deps.log.error({ err, paymentId }, 'a sale at a terminal was left to the checks'),
        )
        .finally(() => begun.delete(selling));
      begun.add(selling);
    },
    idle: async () => {
      await Promise.all(begun);
    },
  };
};

/** Answers `saleResolved` of the terminals: what a terminal said meanwhile is taken into the books. */
export const askProviderOf = async (deps: Deps, paymentId: string): Promise<void> => {
  await askProvider(deps, paymentId);
};
