import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import styles from '../parts.module.css';

type Props = { icon: IconName; title: string; hint?: string; children?: ReactNode };

/** What a place says when it has nothing to show, and why. */
export const Blank = ({ icon, title, hint, children }: Props) => (
  <div className={styles.blank}>
    <Icon name={icon} size="3rem" />
    <p className={styles.blankTitle}>{title}</p>
    {hint && <p className={styles.blankHint}>{hint}</p>}
    {children}
  </div>
);
