import { type ReactNode, useState } from 'react';
import styles from '../menu-editor.module.css';

type Props = {
  readonly summary: ReactNode;
  /** Unfolded from the start: something stands in it. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A part of a form that is made once somebody unfolds it. */
export const Folded = ({ summary, open = false, children }: Props) => {
  const [wanted, setWanted] = useState(open);
  return (
    <details
      className={styles.details}
      open={open || undefined}
      onToggle={event => event.currentTarget.open && setWanted(true)}
    >
      <summary>{summary}</summary>
      {wanted && children}
    </details>
  );
};
