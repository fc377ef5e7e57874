import { Icon } from '@tableside/design';
import type { Minor } from '@tableside/domain/money';
import styles from './TipLater.module.css';

/** The venue's tip card by what the venue calls it, and its address with the amount that was chosen (minor units). */
export type TipWay = { readonly text: string; readonly to: (amount: Minor | null) => string };

export const TipRow = ({ text, to }: TipWay) => (
  <a className={styles.row} href={to(null)}>
    <span>{text}</span>
    <Icon name="forward" size={18} />
  </a>
);
