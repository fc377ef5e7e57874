import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from '../parts.module.css';
import { missingField } from './missing-field.ts';

type Props = { onSubmit: () => unknown; className?: string | undefined; children: ReactNode };

/** What is filled in and sent by us, never by the browser. What is required and missing is said by the tap that sends. */
export const Form = ({ onSubmit, className = styles.form, children }: Props) => {
  const { t } = useText();
  const [missing, setMissing] = useState('');
  return (
    <form
      className={className}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const lack = missingField(event.currentTarget);
        setMissing(lack?.name ?? '');
        if (lack) lack.at.focus();
        else onSubmit();
      }}
      onInput={() => setMissing('')}
    >
      {children}
      {missing !== '' && (
        <p role="alert" className={styles.missing}>
          {t('form.missing', { field: missing })}
        </p>
      )}
    </form>
  );
};
