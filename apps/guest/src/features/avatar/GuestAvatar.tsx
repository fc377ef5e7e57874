import { Icon } from '@tableside/design';
import styles from './GuestAvatar.module.css';

/** As many as there are places for avatars. ORDER-36. */
const COLOURS = 8;

type Props = {
  /** Which phone of the party, from 1; null: the staff. */
  readonly guest: number | null;
  readonly size?: 'small' | 'large';
};

/** A guest's place at the table in one of the eight fixed colours, with the number beside which all texts call it. */
export const GuestAvatar = ({ guest, size = 'large' }: Props) => (
  <span
    className={`${styles.avatar} ${styles[size]}`}
    data-colour={guest === null ? undefined : (guest - 1) % COLOURS}
    aria-hidden="true"
  >
    {guest ?? <Icon name="person" size={size === 'small' ? 14 : 20} />}
  </span>
);
