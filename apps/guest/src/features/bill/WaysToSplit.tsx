import { useT } from '../../texts/texts.ts';
import { BillIcon } from './BillIcon.tsx';
import styles from './WaysToSplit.module.css';

export type SplitWay = 'items' | 'equal' | 'amount';

const WAYS = [
  { way: 'items', icon: 'choose', text: 'bill.chooseItems' },
  { way: 'equal', icon: 'equally', text: 'bill.equally' },
  { way: 'amount', icon: 'amount', text: 'bill.ownAmount' },
] as const;

type Props = { readonly disabled: boolean; readonly onWay: (way: SplitWay) => void };

/** The ways to pay less than all. PAYGO-04; shares and amounts go beyond the spec. */
export const WaysToSplit = ({ disabled, onWay }: Props) => {
  const t = useT();
  return (
    <section aria-label={t('bill.ways')}>
      <div className={styles.ways}>
        {WAYS.map(({ way, icon, text }) => (
          <button
            key={way}
            type="button"
            className={styles.way}
            disabled={disabled}
            onClick={() => onWay(way)}
          >
            <BillIcon name={icon} />
            {t(text)}
          </button>
        ))}
      </div>
    </section>
  );
};
