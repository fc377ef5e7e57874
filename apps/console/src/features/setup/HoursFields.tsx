import { Chip, Input, SegmentedControl, TextInput } from '@mantine/core';
import { localeOf, useText } from '../../i18n/index.ts';
import styles from './setup.module.css';
import type { VenueForm } from './venue-form.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** When guests can order, in one stretch a day; the rest is set in the console. */
export const HoursFields = ({ form }: { form: VenueForm }) => {
  const { t, language } = useText();
  const { error, ...days } = form.getInputProps('days');
  // 5 January 2026 is a Monday.
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' }).format(new Date(2026, 0, 4 + day));
  return (
    <>
      <SegmentedControl
        size="lg"
        fullWidth
        aria-label={t('setup.title.hours')}
        data={(['any', 'fixed'] as const).map(value => ({ value, label: t(`setup.hours.${value}`) }))}
        {...form.getInputProps('hours')}
      />
      {form.getValues().hours === 'any' ? (
        <p className={styles.soft}>{t('setup.hours.anyHint')}</p>
      ) : (
        <>
          <Input.Wrapper label={t('setup.days')} error={error} labelElement="div">
            <Chip.Group multiple {...days}>
              <div className={styles.days}>
                {DAYS.map(day => (
                  <Chip key={day} value={String(day)} size="lg">
                    {dayName(day)}
                  </Chip>
                ))}
              </div>
            </Chip.Group>
          </Input.Wrapper>
          <div className={styles.times}>
            <TextInput type="time" label={t('setup.from')} {...form.getInputProps('from')} />
            <TextInput type="time" label={t('setup.to')} {...form.getInputProps('to')} />
          </div>
          <p className={styles.soft}>{t('setup.hours.fixedHint')}</p>
        </>
      )}
    </>
  );
};
