import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { appendToOutbox } from '../../../realtime/index.ts';
import { hoursOfHalls } from '../court-store.ts';
import { hallOpening } from './hall-opening.ts';

/** Twice as long as between two looks: a change that two of them see is told twice, which asks for the same again. */
const BACK_MS = 120_000;

/** Phones in a hall that opened or closed by its hours just now ask for it anew. `now` in epoch milliseconds. */
export const tellHours = async ({ database }: Pick<Deps, 'database'>, now: number): Promise<void> => {
  const tell = async (run: Run): Promise<void> => {
    const halls = await hoursOfHalls(run);
    const changed = halls.filter(
      hall => (hallOpening(hall, now) === null) !== (hallOpening(hall, now - BACK_MS) === null),
    );
    await appendToOutbox(
      run,
      changed.map(({ id }) => ({ audience: `court:${id}`, event: 'food-court-updated', data: {} }) as const),
    );
  };
  await database.transaction(tell);
};
