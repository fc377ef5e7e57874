import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from '../parts.module.css';
import { type MissingField, missingField } from './missing-field.ts';

type Props = {
  onSubmit: () => unknown;
  className?: string | undefined;
  /** What is said to be wrong beside a field is so now, not of an earlier try: nothing is sent with it, and the tap leads there. */
  stopsAtErrors?: boolean;
  children: ReactNode;
};

/** What is filled in and sent by us, never by the browser. What is required and missing is said by the tap that sends. */
export const Form = ({ onSubmit, className = styles.form, stopsAtErrors = false, children }: Props) => {
  const { t } = useText();
  const [missing, setMissing] = useState<Pick<MissingField, 'name' | 'wrong'> | null>(null);
  return (
    <form
      className={className}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const lack = missingField(event.currentTarget, stopsAtErrors);
        setMissing(lack);
        if (lack) lack.at.focus();
        else onSubmit();
      }}
      onInput={() => setMissing(null)}
    >
      {children}
      {missing !== null && missing.name !== '' && (
        <p role="alert" className={styles.missing}>
          {t(missing.wrong ? 'form.wrong' : 'form.missing', { field: missing.name })}
        </p>
      )}
    </form>
  );
};
