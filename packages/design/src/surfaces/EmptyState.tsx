import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './EmptyState.module.css';

type Props = {
  readonly icon?: IconName;
  readonly title?: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
  /** It could not be fetched: readers are told at once. */
  readonly failed?: boolean;
};

/** A page with nothing to show, or that could not get it: why, and what now. */
export const EmptyState = ({ icon, title, text, children, failed = false }: Props) => (
  <div className={styles.empty} role={failed ? 'alert' : undefined}>
    {icon && (
      <span className={styles.icon}>
        <Icon name={icon} size={40} />
      </span>
    )}
    {title !== undefined && <h2>{title}</h2>}
    <p>{text}</p>
    {children}
  </div>
);
