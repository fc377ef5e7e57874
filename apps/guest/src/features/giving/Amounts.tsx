import type { Minor } from '@tableside/domain/money';
import { useId, useState } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './Giving.module.css';
import { type GiveCard, writtenBy } from './give-card.ts';
import { OwnAmount } from './OwnAmount.tsx';

/** Where the button leads while no amount is chosen. */
export const AMOUNTS_ID = 'amounts';

type Props = {
  readonly card: GiveCard;
  /** Minor units; null: none is chosen. */
  readonly amount: Minor | null;
  readonly onChoose: (amount: Minor) => void;
};

/** Amounts to tap, and one of one's own between the card's limits. TIPCARD-10, TIPCARD-43 */
export const Amounts = ({ card, amount, onChoose }: Props) => {
  const t = useT();
  const group = useId();
  const written = writtenBy(card);
  const [typing, setTyping] = useState(false);
  const own = amount !== null && !card.amounts.includes(amount) ? amount : null;
  return (
    <fieldset className={styles.part} id={AMOUNTS_ID} tabIndex={-1}>
      <legend>{t('gift.amount')}</legend>
      <div className={styles.amounts}>
        {card.amounts.map(value => (
          <label key={value} className={styles.amount}>
            <input type="radio" name={group} checked={amount === value} onChange={() => onChoose(value)} />
            <span>{written(value)}</span>
          </label>
        ))}
        <button
          type="button"
          className={styles.other}
          aria-pressed={own !== null}
          onClick={() => setTyping(true)}
        >
          {own === null ? t('gift.other') : t('gift.own', { amount: written(own) })}
        </button>
      </div>
      <OwnAmount card={card} open={typing} onClose={() => setTyping(false)} onSave={onChoose} />
    </fieldset>
  );
};
