import { useText } from '../../../i18n/index.ts';
import { NumberTable } from '../NumberTable.tsx';
import styles from '../numbers.module.css';

type Bar = { readonly key: string; readonly label: string; readonly value: number };
type Props = {
  bars: readonly Bar[];
  /** A value as it is read aloud and shown. */
  show: (value: number) => string;
  /** Every how many bars one is named below. */
  every: number;
  table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly label: string;
  };
};

/** Bars beside each other: a picture for the eye, with the same numbers as a table behind it. */
export const Bars = ({ bars, show, every, table }: Props) => {
  const { t } = useText();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const highest = bars.find(({ value }) => value === most);
  return (
    <>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ key, label, value }, place) => (
          <div key={key} className={styles.bar} title={`${label}: ${show(value)}`}>
            <span className={styles.barTop}>{key === highest?.key ? show(value) : ''}</span>
            <i
              style={{ blockSize: `${Math.max(0, Math.round((value / most) * 100))}%` }}
              data-none={value <= 0}
            />
            <span className={styles.barFoot}>{place % every === 0 ? label : ''}</span>
          </div>
        ))}
      </div>
      <details className={styles.behind}>
        <summary>{t('numbers.asTable')}</summary>
        <NumberTable {...table} />
      </details>
    </>
  );
};
