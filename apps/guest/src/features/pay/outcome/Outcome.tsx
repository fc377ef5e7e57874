import { Icon, type IconName } from '@tableside/design';
import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

const ICONS: Readonly<Record<'good' | 'open' | 'bad', IconName>> = {
  good: 'check',
  open: 'clock',
  bad: 'warning',
};

type Props = {
  readonly tone: keyof typeof ICONS;
  readonly title: string;
  /** Ready text of the sum it is about, where one was or will be charged. */
  readonly total?: string | undefined;
  /** What it means, and what to do. */
  readonly children?: ReactNode;
};

/** How a payment stands: one mark, what it is called, the sum, and what it means; said aloud when it changes. */
export const Outcome = ({ tone, title, total, children }: Props) => (
  <section className={styles.outcome} role={tone === 'bad' ? 'alert' : 'status'} data-outcome={tone}>
    <span className={`${styles.mark} ${styles[tone]}`}>
      <Icon name={ICONS[tone]} size={22} />
    </span>
    <h2>{title}</h2>
    {total && <p className={styles.total}>{total}</p>}
    {children}
  </section>
);

/** What is known about a payment, one line each: `div`s of `dt` and `dd`; a long value stands below its name with `data-long`. */
export const OutcomeFacts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);
