import { useEffect, useRef } from 'react';
import styles from '../parts.module.css';

/** Why a tap did nothing: said where it was made, and brought into sight. */
export const Lacks = ({ why }: { why: string | null | undefined }) => {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (why) said.current?.scrollIntoView({ block: 'nearest' });
  }, [why]);
  return why ? (
    <p ref={said} role="alert" className={styles.missing}>
      {why}
    </p>
  ) : null;
};
