import { Picture } from '@tableside/design';
import type { MenuItem } from '../../data/menu.ts';
import styles from './ItemCard.module.css';
import { ItemPrice } from './ItemPrice.tsx';

type Props = {
  readonly item: MenuItem;
  readonly onOpen: (item: MenuItem) => void;
  /** Among the first of the row: its picture is the first thing to see, and does not wait for the scripts. */
  readonly early: boolean;
};

/** A dish as a card with its picture small at the end, for the row of deals. MENU-19. */
export const ItemCard = ({ item, onOpen, early }: Props) => (
  <li className={styles.card}>
    {item.thumbnail && (
      <Picture src={item.thumbnail} alt="" width={320} height={240} className={styles.photo} eager={early} />
    )}
    <div className={styles.words}>
      <h3 className={styles.name}>
        <button type="button" className={styles.open} onClick={() => onOpen(item)} aria-haspopup="dialog">
          {item.name}
        </button>
      </h3>
      <ItemPrice item={item} />
    </div>
  </li>
);
