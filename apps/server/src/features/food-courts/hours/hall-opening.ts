import type { Opening } from '@tableside/contract/http/shared/opening';
import type { OpeningHours } from '@tableside/domain/schedule';
import { openingViewOf } from '../../venues/index.ts';

/** When a hall is open, on the clock of whoever takes its money, else of its first stall. */
export type HallHours = { readonly hours: OpeningHours; readonly timeZone: string };

/** What guests are told of the hours of the hall itself; null while it is open. Stalls keep their own beside them. */
export const hallOpening = ({ hours, timeZone }: HallHours, now: number): Opening | null =>
  openingViewOf(hours, timeZone, now);
