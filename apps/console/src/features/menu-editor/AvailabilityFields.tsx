import { ActionIcon, Button, Chip, SegmentedControl, Switch, TextInput } from '@mantine/core';
import type { Availability, TimeRange } from '@tableside/domain/schedule';
import { localeOf, useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './menu-editor.module.css';

type Props = {
  readonly availability: Availability;
  readonly onType: (availability: Availability) => void;
  readonly onSet: (availability: Availability) => void;
};

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const USUAL: TimeRange = { days: [...DAYS], from: 11 * 60, to: 15 * 60 };

const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const asMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When a category can be ordered, or is shown at all: always, or on days between hours. */
export const AvailabilityFields = ({ availability, onType, onSet }: Props) => {
  const { t, language } = useText();
  const { ranges, enabled } = availability;
  const put = (place: number, over: Partial<TimeRange>): Availability => ({
    ...availability,
    ranges: ranges.map((range, index) => (index === place ? { ...range, ...over } : range)),
  });
  // 5 January 2026 is a Monday.
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' }).format(new Date(2026, 0, 4 + day));
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
              <Chip.Group
                multiple
                value={range.days.map(String)}
                onChange={days => onSet(put(place, { days: days.map(Number).sort() }))}
              >
                <div className={styles.days}>
                  {DAYS.map(day => (
                    <Chip key={day} value={String(day)} size="lg">
                      {dayName(day)}
                    </Chip>
                  ))}
                </div>
              </Chip.Group>
              <div className={styles.times}>
                {(['from', 'to'] as const).map(end => (
                  <TextInput
                    key={end}
                    type="time"
                    label={t(`menu.${end}`)}
                    value={asTime(range[end])}
                    onChange={event => onType(put(place, { [end]: asMinutes(event.currentTarget.value) }))}
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
