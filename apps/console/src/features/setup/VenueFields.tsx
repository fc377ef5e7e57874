import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { VENUE_TYPES } from '@tableside/domain/venue';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './setup.module.css';
import { countryChoices, currencyChoices, languageChoices, zoneChoices } from './setup-choices.ts';
import type { VenueForm } from './venue-form.ts';

type Props = { form: VenueForm; chooseCountry: (country: string) => void };

/** What guests and receipts need to know of the venue; a country brings what is usual there. */
export const VenueFields = ({ form, chooseCountry }: Props) => {
  const { t, language } = useText();
  const { country, timeZone, mainLanguage } = form.getValues();
  const countries = useMemo(() => countryChoices(language), [language]);
  const currencies = useMemo(() => currencyChoices(language), [language]);
  const languages = useMemo(languageChoices, []);
  const choose = { value: '', label: t('setup.choose') };
  return (
    <>
      <TextInput label={t('setup.venueName')} maxLength={80} {...form.getInputProps('venueName')} />
      <NativeSelect
        label={t('setup.type')}
        data={VENUE_TYPES.map(value => ({ value, label: t(`setup.type.${value}`) }))}
        {...form.getInputProps('type')}
      />
      <NativeSelect
        label={t('setup.country')}
        data={country === '' ? [choose, ...countries] : countries}
        {...form.getInputProps('country')}
        onChange={event => chooseCountry(event.currentTarget.value)}
      />
      <TextInput
        label={t('setup.address')}
        description={t('setup.addressHint')}
        autoComplete="street-address"
        maxLength={200}
        {...form.getInputProps('address')}
      />
      <NativeSelect label={t('setup.currency')} data={currencies} {...form.getInputProps('currency')} />
      <NativeSelect
        label={t('setup.zone')}
        data={zoneChoices(timeZone)}
        {...form.getInputProps('timeZone')}
      />
      <NativeSelect
        label={t('setup.mainLanguage')}
        data={languages}
        {...form.getInputProps('mainLanguage')}
      />
      <Checkbox.Group
        label={t('setup.languages')}
        description={t('setup.languagesHint')}
        {...form.getInputProps('languages')}
      >
        <div className={styles.languages}>
          {languages
            .filter(({ value }) => value !== mainLanguage)
            .map(({ value, label }) => (
              <Checkbox key={value} size="md" value={value} label={label} lang={value} />
            ))}
        </div>
      </Checkbox.Group>
    </>
  );
};
