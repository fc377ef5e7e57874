import type { ButtonHTMLAttributes } from 'react';
import styles from './Chip.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { readonly chosen?: boolean };

/** A short choice in a row of choices. */
export const Chip = ({ chosen, className = '', ...rest }: Props) => (
  <button
    type="button"
    className={`${styles.chip} ${chosen ? styles.chosen : ''} ${className}`}
    aria-pressed={chosen}
    {...rest}
  />
);
