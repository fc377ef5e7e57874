import styles from '../numbers.module.css';

type Row = {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly shown: string;
  readonly hint: string;
};

/** Names with how much each is, and a bar of its share of the largest: the words are the table. */
export const ShareList = ({ rows, label }: { rows: readonly Row[]; label: string }) => {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={styles.shares} aria-label={label}>
      {rows.map(({ key, name, value, shown, hint }) => (
        <li key={key}>
          <span className={styles.shareName}>{name}</span>
          <b>{shown}</b>
          <span className={styles.shareBar} aria-hidden="true">
            <i style={{ inlineSize: `${Math.max(0, Math.round((value / most) * 100))}%` }} />
          </span>
          <span className={styles.shareHint}>{hint}</span>
        </li>
      ))}
    </ul>
  );
};
