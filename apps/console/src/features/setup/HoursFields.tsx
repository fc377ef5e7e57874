import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { WeekdayChips } from '../../parts/form/WeekdayChips.tsx';
import styles from './setup.module.css';
import type { VenueForm } from './venue-form.ts';

/** When guests can order, in one stretch a day; the rest is set in the console. */
export const HoursFields = ({ form }: { form: VenueForm }) => {
  const { t } = useText();
  const { error, ...days } = form.getInputProps('days');
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
            <div className={styles.days}>
              <WeekdayChips {...days} />
            </div>
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
