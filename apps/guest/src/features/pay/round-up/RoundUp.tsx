import { Icon, Skeleton } from '@tableside/design';
import { roundUpOf } from '@tableside/domain/gifts';
import { type Minor, minor, toMajor } from '@tableside/domain/money';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './RoundUp.module.css';

type Props = {
  /** To whom all of it is passed on. */
  readonly name: string;
  /** What is paid without it. */
  readonly total: Minor;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
};

/** Rounding up, one tap: to what, how much that is and for whom. Never chosen for the guest. */
export const RoundUp = ({ name, total, chosen, onChoose }: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const missing = roundUpOf(total, decimals);
  const written = (amount: number): string => money(toMajor(minor(amount), decimals));
  return (
    <label className={styles.roundUp}>
      <input type="checkbox" checked={chosen} onChange={event => onChoose(event.currentTarget.checked)} />
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" size={18} />
      </span>
      <span className={styles.words}>
        <strong>{t('pay.roundUp', { total: written(total + missing) })}</strong>
        <small>{t('pay.roundUpFor', { amount: written(missing), name })}</small>
      </span>
    </label>
  );
};

/** As high as the offer that comes, so that nothing moves under a finger. */
export const RoundUpComing = () => (
  <div className={styles.coming} aria-busy="true">
    <Skeleton shape="block" />
  </div>
);
