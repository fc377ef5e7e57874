import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './IconButton.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: IconName;
  /** What it does, for readers. */
  readonly label: string;
  /** `raised` stands on pictures, `plain` on the page. */
  readonly look?: 'raised' | 'plain' | 'tint';
  readonly size?: number;
};

/** A round action that only shows a picture. */
export const IconButton = ({ icon, label, look = 'plain', size = 22, className = '', ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    className={`${styles.button} ${styles[look]} ${className}`}
    {...rest}
  >
    <Icon name={icon} size={size} />
  </button>
);
