import { ActionIcon, Button, SegmentedControl, Switch, TextInput } from '@mantine/core';
import type { Availability, TimeRange } from '@tableside/domain/schedule';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { minutesOfClock, typedClock } from '../../../parts/form/typed-clock.ts';
import { WeekdayChips } from '../../../parts/form/WeekdayChips.tsx';
import { WEEKDAYS } from '../../../parts/form/weekdays.ts';
import styles from '../menu-editor.module.css';

type Props = {
  readonly availability: Availability;
  readonly onType: (availability: Availability) => void;
  readonly onSet: (availability: Availability) => void;
};

const USUAL: TimeRange = { days: [...WEEKDAYS], from: 11 * 60, to: 15 * 60 };

/** When a category can be ordered, or is shown at all: always, or on days between hours. */
export const AvailabilityFields = ({ availability, onType, onSet }: Props) => {
  const { t } = useText();
  const { ranges, enabled } = availability;
  const put = (place: number, over: Partial<TimeRange>): Availability => ({
    ...availability,
    ranges: ranges.map((range, index) => (index === place ? { ...range, ...over } : range)),
  });
  return (
    <>
      <Switch
        size="md"
        label={t('menu.bySchedule')}
        checked={enabled}
        onChange={event =>
          onSet({
            ...availability,
            enabled: event.currentTarget.checked,
            ranges: ranges.length > 0 ? ranges : [USUAL],
          })
        }
      />
      {enabled && (
        <>
          <SegmentedControl
            size="lg"
            fullWidth
            aria-label={t('menu.scheduleMeans')}
            value={availability.type}
            data={(['availability', 'visibility'] as const).map(value => ({
              value,
              label: t(`menu.schedule.${value}`),
            }))}
            onChange={type => onSet({ ...availability, type })}
          />
          {ranges.map((range, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name
            <div key={place} className={styles.part}>
              <WeekdayChips
                value={range.days.map(String)}
                onChange={days => onSet(put(place, { days: days.map(Number).sort() }))}
              />
              <div className={styles.times}>
                {(['from', 'to'] as const).map(end => (
                  <TextInput
                    key={end}
                    type="time"
                    label={t(`menu.${end}`)}
                    value={typedClock(range[end])}
                    onChange={event =>
                      onType(put(place, { [end]: minutesOfClock(event.currentTarget.value) }))
                    }
                  />
                ))}
                <ActionIcon
                  size={48}
                  variant="subtle"
                  aria-label={t('menu.removeHours')}
                  disabled={ranges.length === 1}
                  onClick={() => onSet({ ...availability, ranges: ranges.toSpliced(place, 1) })}
                >
                  <Icon name="close" />
                </ActionIcon>
              </div>
            </div>
          ))}
          <Button variant="default" onClick={() => onSet({ ...availability, ranges: [...ranges, USUAL] })}>
            {t('menu.addHours')}
          </Button>
        </>
      )}
    </>
  );
};
