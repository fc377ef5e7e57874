import { useEffect, useRef } from 'react';
import styles from './Backdrop.module.css';

type Props = {
  readonly tone: 'working' | 'success' | 'failure';
  readonly title: string;
  readonly text?: string | undefined;
  /** Something to read aloud, large: the order's number. */
  readonly number?: { readonly label: string; readonly value: string } | undefined;
};

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const CHECK = 'M30 50.500 44 64.500 71 36.500';
const CROSS = 'M36 36 64 64 M64 36 36 64';

/** The mark draws itself: a ring, then a check (or a cross), then a small burst; all at once where motion is unwelcome. */
const Mark = ({ tone }: { tone: Props['tone'] }) => (
  <svg className={`${styles.mark} ${styles[tone]}`} viewBox="0 0 100 100" aria-hidden="true">
    {tone === 'success' && (
      <g className={styles.rays}>
        {RAYS.map(angle => (
          <path key={angle} d="M50 2v7" transform={`rotate(${angle} 50 50)`} pathLength={1} />
        ))}
      </g>
    )}
    <circle className={styles.disc} cx="50" cy="50" r="37" />
    <circle className={styles.ring} cx="50" cy="50" r="37" pathLength={1} transform="rotate(-90 50 50)" />
    {tone !== 'working' && (
      <path className={styles.sign} d={tone === 'success' ? CHECK : CROSS} pathLength={1} />
    )}
  </svg>
);

/** Covers the screen for a moment and says how it went; it goes by itself. CART-41, CART-43, APP-11. */
export const Backdrop = ({ tone, title, text, number }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.backdrop} data-backdrop={tone} tabIndex={-1} ref={box}>
      <div className={styles.content} role={tone === 'failure' ? 'alert' : 'status'}>
        <Mark tone={tone} key={tone} />
        <p className={styles.title}>{title}</p>
        {number && (
          <p className={styles.number}>
            <span className={styles.numberLabel}>{number.label}</span>
            <strong>{number.value}</strong>
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </div>
  );
};
