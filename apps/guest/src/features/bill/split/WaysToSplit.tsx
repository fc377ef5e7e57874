import { useT } from '../../../texts/texts.ts';
import styles from './WaysToSplit.module.css';

export type SplitWay = 'items' | 'equal' | 'amount';

const WAYS = [
  { way: 'items', text: 'bill.chooseItems' },
  { way: 'equal', text: 'bill.equally' },
  { way: 'amount', text: 'bill.ownAmount' },
] as const;

type Props = { readonly busy: boolean; readonly onWay: (way: SplitWay) => void };

/** The ways to pay less than all. PAYGO-04; shares and amounts go beyond the spec. */
export const WaysToSplit = ({ busy, onWay }: Props) => {
  const t = useT();
  return (
    <section aria-label={t('bill.ways')}>
      <div className={styles.ways}>
        {WAYS.map(({ way, text }) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            aria-busy={busy || undefined}
            onClick={() => !busy && onWay(way)}
          >
            {t(text)}
          </button>
        ))}
      </div>
    </section>
  );
};
