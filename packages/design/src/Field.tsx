import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

type Shared = {
  readonly label: string;
  /** Said beside the label, e.g. "Optional". */
  readonly aside?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
};
type Props = Shared &
  (
    | (InputHTMLAttributes<HTMLInputElement> & { readonly multiline?: false })
    | (TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly multiline: true })
  );

/** A labelled text field; its hint and its error are read out with it. */
export const Field = ({ label, aside, hint, error, ...rest }: Props) => {
  const id = useId();
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    className: styles.input,
    'aria-describedby': described,
    'aria-invalid': !!error || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {rest.multiline ? <TextArea {...rest} {...shared} /> : <Input {...rest} {...shared} />}
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}e`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};

const TextArea = ({
  multiline: _,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { multiline?: boolean }) => <textarea rows={3} {...rest} />;
const Input = ({
  multiline: _,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { multiline?: boolean | undefined }) => <input {...rest} />;
