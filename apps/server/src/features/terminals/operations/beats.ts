import type { Terminal } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import type { OperationRow } from './operation.ts';
import { renewOperation } from './operation-store.ts';

export type WorkParts = Pick<
  Deps,
  'database' | 'clock' | 'log' | 'env' | 'providerPlaces' | 'bridges' | 'venues' | 'ingredients'
>;

/** A server that is at an operation says so this often, and is believed dead this long after. Milliseconds. */
const BEAT_MS = 1_000;
export const BUSY_MS = 30_000;

/** A terminal in use: looks at once whether it is to be stopped, or lets go of it. */
export type Held = { readonly look: () => void; readonly close: () => void };

const until = ({ clock }: WorkParts): Date => new Date(clock() + BUSY_MS);

/** Keeps saying that we are at it, and hands a wish to stop on until the terminal has heard it. */
export const beats = (parts: WorkParts, { id }: Pick<OperationRow, 'id'>, terminal: Terminal) => {
  let over = false;
  // The terminal has heard it, or there is nothing left to stop.
  let heard = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const beat = async (): Promise<void> => {
    if (over) return;
    const aborting = await renewOperation(parts.database.run, id, until(parts));
    if (aborting && !heard && !over) heard = await terminal.abort();
  };
  const look = (): void => {
    clearTimeout(timer);
    looking = looking
      .then(beat)
      .catch((err: unknown) => parts.log.warn({ err }, 'a terminal’s operation could not be renewed'))
      .finally(() => {
        if (!over) timer = setTimeout(look, BEAT_MS).unref();
      });
  };
  look();
  return {
    look,
    /** What runs from here on is not to be stopped. */
    settle: (): void => {
      heard = true;
    },
    stop: async (): Promise<void> => {
      over = true;
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
    },
  };
};
