import { cardInk, spokenCardNumber } from '@tableside/domain/loyalty';
import type { CSSProperties } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './Loyalty.module.css';

type Props = {
  readonly card: {
    readonly name: string;
    readonly card_color: string;
    readonly card_secondary_color: string;
    readonly loyalty_card_number: string | null;
  };
  /** Whose it is. */
  readonly venue: string;
};

/** A loyalty card as it would lie in a wallet; without a number while it is nobody's. LOYAL-12, LOYAL-14, LOYAL-16, LOYAL-46. */
export const CardFace = ({ card, venue }: Props) => {
  const t = useT();
  const { card_color: from, card_secondary_color: to } = card;
  const ink = cardInk(from, to);
  const look = { '--card-from': from, '--card-to': to, '--card-ink': ink } as CSSProperties;
  const { loyalty_card_number: number } = card;
  return (
    <div className={styles.face} style={look}>
      <p className={styles.of}>
        <bdi>{venue}</bdi>
      </p>
      <h2 className={styles.name}>
        <bdi>{card.name}</bdi>
      </h2>
      {number !== null && (
        <p className={styles.number}>
          <span>{t('loyalty.card')}</span>
          <output dir="ltr">{spokenCardNumber(number)}</output>
        </p>
      )}
    </div>
  );
};
