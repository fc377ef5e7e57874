import type { ReactNode } from 'react';
import styles from '../parts.module.css';

type Props = { tone?: 'quiet' | 'good' | 'late'; children: ReactNode };

/** How something stands, in a word or two beside its name. */
export const Tag = ({ tone = 'quiet', children }: Props) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
