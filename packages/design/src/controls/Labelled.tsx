import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What is said around a control. */
export type Labelling = {
  readonly label: string;
  /** Said beside the label, e.g. "Optional". */
  readonly aside?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** The error comes from the server, after a while: it is read out although the focus stays. */
  readonly late?: boolean | undefined;
};

type Props = Labelling & {
  /** The control, with what ties its words to it. */
  readonly children: (tied: {
    readonly id: string;
    readonly className: string | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
};

/** A control with its label; its hint and its error are read out with it. */
export const Labelled = ({ label, aside, hint, error, late, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-describedby': described,
        'aria-invalid': !!error || undefined,
      })}
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}e`} className={styles.error} role={late ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
};
