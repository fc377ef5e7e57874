import type { ReactNode } from 'react';
import styles from '../parts.module.css';

/** The sum and the deed of a sheet: in sight while the rest scrolls. */
export const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheetFoot}>{children}</div>
);
