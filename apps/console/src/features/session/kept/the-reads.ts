import { baseOf } from '../../../api/device-base.ts';
import { type KeptRead, keptReads } from './kept-reads.ts';

/** Those of this device. */
export const theReads = keptReads({
  table: baseOf<KeptRead>('reads'),
  memory: () => localStorage,
  now: Date.now,
});
