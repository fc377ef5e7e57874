import { Refusal } from '@tableside/contract';
import type { HoursSettings, PaceSettings } from '@tableside/contract/http/console/pace';
import { DEFAULT_RUSH } from '@tableside/domain/pace';
import { isDay, type OpeningHours, overlapping } from '@tableside/domain/schedule';
import type { VenueSettings } from '@tableside/domain/venue';

type Pace = Pick<VenueSettings, 'capacity' | 'automaticRush'>;

export const hoursView = ({ weekly, exceptions, lastOrderMinutes }: OpeningHours): HoursSettings => ({
  weekly: weekly.map(({ days, from, to }) => ({ days: [...days], from, to })),
  exceptions: exceptions.map(({ spans, ...rest }) => ({
    ...rest,
    spans: spans.map(({ from, to }) => ({ from, to })),
  })),
  last_order_minutes: lastOrderMinutes,
});

const refuseUnusable = ({ weekly, exceptions }: HoursSettings): void => {
  const spans = [...weekly, ...exceptions.flatMap(exception => exception.spans)];
  if (spans.some(({ from, to }) => from === to)) throw new Refusal('validation_failed', { spans: 'empty' });
  const days = exceptions.every(({ first, last }) => isDay(first) && isDay(last) && first <= last);
  if (!days) throw new Refusal('validation_failed', { exceptions: 'days' });
  if (overlapping(exceptions)) throw new Refusal('validation_failed', { exceptions: 'overlap' });
};

/**
 * The wire's hours as they are stored. Refuses validation_failed for days that the calendar lacks, hours of no length and
 * exceptions that name the same day twice.
 */
export const hoursFrom = (wire: HoursSettings): OpeningHours => {
  refuseUnusable(wire);
  return {
    weekly: wire.weekly,
    exceptions: [...wire.exceptions]
      .map(exception => ({ ...exception, reason: exception.reason.trim() }))
      .sort((a, b) => (a.first < b.first ? -1 : 1)),
    lastOrderMinutes: wire.last_order_minutes,
  };
};

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
