import type { HoursSettings, PaceSettings } from '@tableside/contract/http/console/pace';
import { DEFAULT_RUSH } from '@tableside/domain/pace';
import type { VenueSettings } from '@tableside/domain/venue';

type Hours = Pick<VenueSettings, 'workingHours' | 'hoursExceptions' | 'lastOrderMinutes'>;
type Pace = Pick<VenueSettings, 'capacity' | 'automaticRush'>;

export const hoursView = ({ workingHours, hoursExceptions, lastOrderMinutes }: Hours): HoursSettings => ({
  weekly: workingHours.map(({ days, from, to }) => ({ days: [...days], from, to })),
  exceptions: (hoursExceptions ?? []).map(({ spans, ...rest }) => ({
    ...rest,
    spans: spans.map(({ from, to }) => ({ from, to })),
  })),
  last_order_minutes: lastOrderMinutes ?? 0,
});

/** The wire's hours as they are stored. */
export const hoursFrom = (wire: HoursSettings): Required<Hours> => ({
  workingHours: wire.weekly,
  hoursExceptions: [...wire.exceptions]
    .map(exception => ({ ...exception, reason: exception.reason.trim() }))
    .sort((a, b) => (a.first < b.first ? -1 : 1)),
  lastOrderMinutes: wire.last_order_minutes,
});

export const paceView = ({ capacity, automaticRush: rush = DEFAULT_RUSH }: Pace): PaceSettings => ({
  capacity: capacity
    ? {
        max: capacity.max,
        unit: capacity.unit,
        slot_minutes: capacity.slotMinutes as NonNullable<PaceSettings['capacity']>['slot_minutes'],
        when_full: capacity.whenFull,
      }
    : null,
  automatic: {
    enabled: rush.enabled,
    start_minutes: rush.startMinutes,
    end_minutes: rush.endMinutes,
    window_minutes: rush.windowMinutes,
    dishes_per_10: rush.dishesPer10,
  },
});

/** The wire's pace as it is stored. */
export const paceFrom = ({ capacity, automatic }: PaceSettings): Required<Pace> => ({
  capacity: capacity && {
    max: capacity.max,
    unit: capacity.unit,
    slotMinutes: capacity.slot_minutes,
    whenFull: capacity.when_full,
  },
  automaticRush: {
    enabled: automatic.enabled,
    startMinutes: automatic.start_minutes,
    endMinutes: automatic.end_minutes,
    windowMinutes: automatic.window_minutes,
    dishesPer10: automatic.dishes_per_10,
  },
});
