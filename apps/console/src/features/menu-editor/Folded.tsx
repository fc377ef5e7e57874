import { type ReactNode, useState } from 'react';
import styles from './menu-editor.module.css';

/** A part of a form that is made once somebody unfolds it. */
export const Folded = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => {
  const [wanted, setWanted] = useState(false);
  return (
    <details className={styles.details} onToggle={event => event.currentTarget.open && setWanted(true)}>
      <summary>{summary}</summary>
      {wanted && children}
    </details>
  );
};
