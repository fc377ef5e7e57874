import { Icon } from '@tableside/design';
import { isTipLink, useGuest } from '../venue/index.ts';
import styles from './TipLater.module.css';

type Props = {
  /** Unique number of what was eaten or paid. */
  readonly number: string;
  /** What was given with it already, major units. */
  readonly given: number;
};

/**
 * A way to say thanks once it is over, to the venue's own tip card where it has one: a row that nobody has to take or close.
 * It leads back to this visit. TIPCARD-01.
 */
export const TipLater = ({ number, given }: Props) => {
  const { token, restaurant, preview, selfService } = useGuest();
  const button = restaurant.select_screen_buttons.find(({ link }) => isTipLink(link));
  if (!button || given > 0 || preview || selfService) return null;
  const [path = '', query = ''] = button.link.split('?', 2);
  const from = new URLSearchParams(query);
  from.set('orderId', number);
  from.set('sessionToken', token);
  return (
    <a className={styles.row} href={`${path}?${from}`}>
      <span>{button.text}</span>
      <Icon name="forward" size={18} />
    </a>
  );
};
