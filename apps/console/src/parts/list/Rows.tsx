import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** People, devices, codes, keys: each a line that begins with a `div` of who or what, and ends with what can be done. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;
