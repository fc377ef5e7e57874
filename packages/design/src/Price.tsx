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
  <span className={`${styles.price} ${strong ? styles.strong : ''}`}>
    <span className={before ? styles.now : undefined}>{text}</span>
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
