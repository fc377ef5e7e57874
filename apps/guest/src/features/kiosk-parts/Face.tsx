import { Icon, type IconName } from '@tableside/design';
import type { ReactNode } from 'react';
import styles from './Face.module.css';

type Props = {
  readonly title: string;
  /** A picture above the title. */
  readonly picture: ReactNode;
  readonly children?: ReactNode;
  readonly buttons?: ReactNode;
};

/** A kiosk's page about one thing: read from a step away, told aloud when it changes. */
export const Face = ({ title, picture, children, buttons }: Props) => (
  <main className={styles.page}>
    <div className={styles.middle} aria-live="polite">
      {picture}
      <h1>{title}</h1>
      {children}
    </div>
    <div className={styles.buttons}>{buttons}</div>
  </main>
);

/** A card held to a reader. */
export const Reader = () => (
  <svg className={styles.reader} viewBox="0 0 200 190" aria-hidden="true">
    <rect x="52" y="8" width="96" height="128" rx="14" fill="currentColor" opacity="0.88" />
    <rect x="64" y="22" width="72" height="40" rx="5" fill="var(--bg)" opacity="0.92" />
    <path
      d="M90 42a12 12 0 0 1 0 0m4-9a16 16 0 0 1 0 18m8-24a26 26 0 0 1 0 30"
      fill="none"
      stroke="var(--primary-edge)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g fill="var(--bg)" opacity="0.55">
      {[76, 100, 124].flatMap(x =>
        [80, 98, 116].map(y => <circle key={`${x}.${y}`} cx={x} cy={y} r="5.5" />),
      )}
    </g>
    <g className={styles.card}>
      <rect x="28" y="104" width="144" height="82" rx="11" fill="var(--primary)" />
      <rect x="28" y="122" width="144" height="15" fill="var(--on-primary)" opacity="0.28" />
      <rect x="42" y="152" width="30" height="20" rx="4" fill="var(--on-primary)" opacity="0.5" />
    </g>
  </svg>
);

export const Waits = () => <span className={styles.waits} aria-hidden="true" />;

export const Mark = ({ icon }: { icon: IconName }) => (
  <span className={styles.mark} aria-hidden="true">
    <Icon name={icon} />
  </span>
);

export { styles as faceStyles };
