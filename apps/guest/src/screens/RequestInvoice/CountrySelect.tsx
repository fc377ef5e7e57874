import { Icon } from '@tableside/design';
import { useId, useMemo } from 'react';
import { useLanguage, useT } from '../../texts/texts.ts';
import { countriesIn } from './countries.ts';
import styles from './RequestInvoice.module.css';

type Props = { readonly value: string; readonly onChange: (country: string) => void };

/** The company's country, Lithuania unless told otherwise. INVOICE-04. */
export const CountrySelect = ({ value, onChange }: Props) => {
  const t = useT();
  const id = useId();
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <div className={styles.country}>
      <label htmlFor={id}>{t('invoice.country')}</label>
      <span className={styles.select}>
        <select
          id={id}
          autoComplete="country"
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </span>
    </div>
  );
};
