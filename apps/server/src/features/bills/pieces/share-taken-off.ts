import { allocate } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { Bill } from '../bill.ts';
import { moveTakenOff } from './move-pieces-store.ts';
import { readPieces } from './piece-store.ts';
import { baseFor } from './taken-off.ts';

/**
 * Before some pieces of a locked bill go on another one: what was taken off by hand goes along by what they are worth, so
 * that splitting a bill opens nobody's limit anew. Nothing of it is lost, and none counts twice.
 */
export const shareTakenOff = async (
  run: Run,
  from: Bill,
  to: Pick<Bill, 'id'>,
  going: readonly string[],
  at: Date,
): Promise<void> => {
  if (from.takenOff === 0) return;
  const pieces = await readPieces(run, from.id, at);
  const worth = (chosen: typeof pieces): number => baseFor('', chosen);
  const gone = worth(pieces.filter(({ id }) => going.includes(id)));
  const [share = 0] = allocate(from.takenOff, [gone, worth(pieces) - gone]);
  if (gone > 0) await moveTakenOff(run, from.id, to.id, share);
};
