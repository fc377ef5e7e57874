import { Icon, SelectField } from '@tableside/design';
import { useId } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './ExtraFields.module.css';
import type { ExtraField } from './shown-fields.ts';

type Shared = {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly error: string | null;
  readonly required: boolean;
  readonly onBlur: () => void;
};
type Props = Shared & {
  readonly field: ExtraField;
  readonly value: string | boolean | undefined;
  readonly text: (key: string) => string;
  readonly onChange: (value: string | boolean) => void;
};

/** A question answered by choosing: one of a list, or yes. EXTRA-09. */
export const ChoiceField = ({ field, value, text, onChange, ...shared }: Props) => {
  const t = useT();
  if (field.type === 'checkbox') {
    return <CheckField {...shared} checked={value === true} onChange={onChange} />;
  }
  return (
    <SelectField
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
    </SelectField>
  );
};

type CheckProps = Shared & { readonly checked: boolean; readonly onChange: (checked: boolean) => void };

const CheckField = ({ label, aside, error, onChange, ...rest }: CheckProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? `${id}e` : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Icon name="check" size={18} />
        </span>
        <span>{label}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {error && (
        <p className={styles.error} id={`${id}e`}>
          {error}
        </p>
      )}
    </div>
  );
};
