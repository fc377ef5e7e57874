import { Icon } from '@tableside/design';
import { useId } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './ExtraFields.module.css';
import type { ExtraField } from './shown-fields.ts';

type Props = {
  readonly field: ExtraField;
  readonly label: string;
  readonly aside?: string | undefined;
  readonly error: string | null;
  readonly required: boolean;
  readonly value: string | boolean | undefined;
  readonly text: (key: string) => string;
  readonly onChange: (value: string | boolean) => void;
  readonly onBlur: () => void;
};

/** A question answered by choosing: one of a list, or yes. EXTRA-09. */
export const ChoiceField = ({
  field,
  label,
  aside,
  error,
  value,
  text,
  onChange,
  onBlur,
  required,
}: Props) => {
  const t = useT();
  const id = useId();
  const shared = {
    id,
    required,
    onBlur,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error ? `${id}e` : undefined,
  };
  const problem = error && (
    <p className={styles.error} id={`${id}e`}>
      {error}
    </p>
  );
  if (field.type === 'checkbox') {
    return (
      <div className={styles.field}>
        <label className={styles.check} htmlFor={id}>
          <input
            {...shared}
            type="checkbox"
            checked={value === true}
            onChange={event => onChange(event.currentTarget.checked)}
          />
          <span className={styles.box} aria-hidden="true">
            <Icon name="check" size={18} />
          </span>
          <span>{label}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </label>
        {problem}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      <span className={styles.select}>
        <select
          {...shared}
          value={typeof value === 'string' ? value : ''}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="">{t('extra.choose')}</option>
          {field.selectOptions.map(option => (
            <option key={option} value={option}>
              {text(option)}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </span>
      {problem}
    </div>
  );
};
