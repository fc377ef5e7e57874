import { Icon } from '@tableside/design';
import { signOfName } from '@tableside/i18n';
import { useNames } from '../../data/party.ts';
import { useGuest } from '../venue/index.ts';
import styles from './GuestAvatar.module.css';

/** As many as there are places for avatars. ORDER-36. */
const COLOURS = 8;

type Props = {
  /** Which phone of the party, from 1; null: the staff. */
  readonly guest: number | null;
  readonly size?: 'small' | 'large';
};

const Sign = ({ guest }: { readonly guest: number }) => {
  const name = useNames(useGuest().token).get(guest);
  return name === undefined ? guest : signOfName(name);
};

/**
 * A guest's place at the table in one of the eight fixed colours, with what the texts beside it call them: the number, or the
 * picture or first letter of the name that they gave.
 */
export const GuestAvatar = ({ guest, size = 'large' }: Props) => (
  <span
    className={`${styles.avatar} ${styles[size]}`}
    data-colour={guest === null ? undefined : (guest - 1) % COLOURS}
    aria-hidden="true"
  >
    {guest === null ? <Icon name="person" size={size === 'small' ? 14 : 20} /> : <Sign guest={guest} />}
  </span>
);
