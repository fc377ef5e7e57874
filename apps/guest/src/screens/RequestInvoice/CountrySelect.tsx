import { SelectField } from '@tableside/design';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../texts/texts.ts';
import { countriesIn } from './countries.ts';

type Props = { readonly value: string; readonly onChange: (country: string) => void };

/** The company's country, Lithuania unless told otherwise. INVOICE-04. */
export const CountrySelect = ({ value, onChange }: Props) => {
  const t = useT();
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <SelectField
      autoComplete="country"
      label={t('invoice.country')}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
