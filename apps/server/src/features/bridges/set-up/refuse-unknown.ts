import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import { bridgesOf } from './bridge-store.ts';

/** A device stands behind a bridge of its own venue, or behind none. */
export const refuseUnknownBridge = async (
  run: Run,
  venueId: string,
  { bridge }: { readonly bridge: string | null },
): Promise<void> => {
  if (bridge === null || (await bridgesOf(run, venueId)).some(({ id }) => id === bridge)) return;
  throw new Refusal('validation_failed', { fields: { bridge: 'unknown' } });
};
