import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A word that sets a thing apart. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'off';
  children: ReactNode;
}) => <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
