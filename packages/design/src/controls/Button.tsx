import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** One `primary` per screen. */
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly wide?: boolean;
  /** Works on something: pressing again does nothing, and readers are told. */
  readonly busy?: boolean;
};

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: ButtonProps['look'] = 'primary', wide = false): string =>
  `${styles.button} ${styles[look]} ${wide ? styles.wide : ''}`;

/** A labelled action of thumb size. */
export const Button = ({ look, wide, busy, disabled, className = '', ...rest }: ButtonProps) => (
  <button
    type="button"
    className={`${buttonClass(look, wide)} ${className}`}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    {...rest}
  />
);
