import { Button, Checkbox } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { WEEKDAYS } from '../../parts/form/weekdays.ts';
import styles from './hours.module.css';
import { DEFAULT_SPAN, type HoursDraft } from './hours-draft.ts';
import { SpanFields } from './SpanFields.tsx';

type Week = Pick<HoursDraft, 'always' | 'week'>;
type Props = { readonly value: Week; readonly onChange: (change: Partial<Week>) => void };

/** The hours of a usual week, or around the clock. */
export const WeekFields = ({ value, onChange }: Props) => {
  const { t } = useText();
  const { always, week } = value;
  const setDay = (index: number, spans: HoursDraft['week'][number]) =>
    onChange({ week: week.map((day, place) => (place === index ? spans : day)) });
  return (
    <>
      <Checkbox
        size="md"
        label={t('hours.always')}
        checked={always}
        onChange={event => onChange({ always: event.currentTarget.checked })}
      />
      {!always && (
        <>
          <div className={styles.week}>
            {WEEKDAYS.map((day, index) => (
              <SpanFields
                key={day}
                title={t(`hours.day${day}`)}
                of={t(`hours.day${day}`)}
                spans={week[index] ?? []}
                onChange={spans => setDay(index, spans)}
              />
            ))}
          </div>
          <Button
            variant="default"
            className={styles.remove}
            onClick={() => {
              const [monday = [DEFAULT_SPAN]] = week;
              onChange({ week: week.map(() => monday) });
            }}
          >
            {t('hours.copy')}
          </Button>
        </>
      )}
    </>
  );
};
