import { useEffect, useState } from 'react';
import { useT } from '../../../texts/texts.ts';
import styles from './face.module.css';

/** Everything that is touched moves to the lower part of a tall screen, for who sits before it. */
export const Reach = () => {
  const t = useT();
  const [low, setLow] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (low) dataset.reach = 'low';
    else delete dataset.reach;
  }, [low]);
  return (
    <button
      type="button"
      className={styles.reach}
      aria-pressed={low}
      aria-label={t('kiosk.low')}
      onClick={() => setLow(!low)}
    >
      <svg
        viewBox="0 0 24 24"
        width="28"
        height="28"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="10" cy="4" r="1.6" fill="currentColor" />
        <path d="M10 7.5V14h5.5l2.5 5 2-1M10 10h4.5" />
        <path d="M7.6 11.2a5 5 0 1 0 6.6 6.6" />
      </svg>
    </button>
  );
};
