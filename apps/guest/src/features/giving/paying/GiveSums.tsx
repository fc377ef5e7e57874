import { useT } from '../../../texts/texts.ts';
import styles from '../Giving.module.css';
import { type GiveCard, writtenBy } from '../give-card.ts';

type Props = {
  readonly card: GiveCard;
  /** Minor units. */
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
};

/** What is given, what the way costs on top where it costs anything, and both together. TIPCARD-11 */
export const GiveSums = ({ card, amount, fee, total }: Props) => {
  const t = useT();
  const written = writtenBy(card);
  const rows = [
    { label: t(`gift.${card.kind}.line`), sum: amount },
    ...(fee > 0 ? [{ label: t('gift.fee'), sum: fee }] : []),
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{written(sum)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('common.total')}</dt>
        <dd>{written(total)}</dd>
      </div>
    </dl>
  );
};
