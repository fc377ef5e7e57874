import type { VenueSettings } from '@tableside/domain/venue';
import { businessDayAt } from '../../venues/index.ts';

/** The day in whose sequence an order placed at `now` (epoch ms) gets its spoken number. */
export const orderDay = (settings: VenueSettings, now: number): string => businessDayAt(settings, now);
