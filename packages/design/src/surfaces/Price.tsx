import styles from './Price.module.css';

type Props = {
  /** Ready text, e.g. `12,50 €` or `from 4,00 €`. */
  readonly text: string;
  /** The price before, struck through. */
  readonly before?: string | null;
  /** How readers hear the struck price. */
  readonly beforeLabel?: string;
  readonly strong?: boolean;
};

/** What something costs, and what it cost before. */
export const Price = ({ text, before, beforeLabel, strong }: Props) => (
  <span className={strong ? `${styles.price} ${styles.strong}` : styles.price}>
    {before ? <span className={styles.now}>{text}</span> : text}
    {before && (
      <>
        <s className={styles.before} aria-hidden="true">
          {before}
        </s>
        <span className="visually-hidden">{beforeLabel}</span>
      </>
    )}
  </span>
);
