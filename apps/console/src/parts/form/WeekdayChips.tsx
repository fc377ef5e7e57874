import { Chip, type ChipGroupProps } from '@mantine/core';
import { localeOf, useText } from '../../i18n/index.ts';
import styles from '../parts.module.css';
import { WEEKDAYS } from './weekdays.ts';

/** Days of the week, Monday first, several of which can be chosen; by ISO number. */
export const WeekdayChips = (props: Pick<ChipGroupProps<true>, 'value' | 'defaultValue' | 'onChange'>) => {
  const { language } = useText();
  // 5 January 2026 is a Monday.
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' }).format(new Date(2026, 0, 4 + day));
  return (
    <Chip.Group multiple {...props}>
      <div className={styles.weekdays}>
        {WEEKDAYS.map(day => (
          <Chip key={day} value={String(day)} size="lg">
            {nameOf(day)}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
};
