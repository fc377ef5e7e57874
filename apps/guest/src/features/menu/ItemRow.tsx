import { Picture } from '@tableside/design';
import { memo } from 'react';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { DishTags } from './DishTags.tsx';
import { ItemPrice } from './ItemPrice.tsx';
import styles from './ItemRow.module.css';
import { whyNot } from './item-state.ts';

type Props = {
  readonly item: MenuItem;
  readonly onOpen: (item: MenuItem) => void;
  /** Absent where nothing can be ordered. */
  readonly onAdd?: ((item: MenuItem) => void) | undefined;
  readonly inCart: number;
  /** Why it cannot be had: sold out, or its category is not served now. */
  readonly unavailable: 'soldOut' | 'notNow' | null;
  /** The heading above has said why already. */
  readonly explained?: boolean | undefined;
  /** Among the first rows of the page. */
  readonly early?: boolean | undefined;
};

const Thumbnail = ({ item, early }: Pick<Props, 'item' | 'early'>) =>
  item.thumbnail ? (
    <Picture
      src={item.thumbnail}
      alt=""
      width={320}
      height={240}
      blur={early ? item.lqip : null}
      className={styles.photo}
    />
  ) : null;

const AddButton = ({ item, inCart, onAdd }: Pick<Props, 'item' | 'inCart' | 'onAdd'>) => {
  const t = useT();
  if (!onAdd) return null;
  const label = t('menu.quickAdd', { name: item.name });
  return (
    <button
      type="button"
      className={inCart > 0 ? styles.count : styles.add}
      aria-label={label}
      onClick={() => onAdd(item)}
    >
      {inCart || null}
    </button>
  );
};

/** The class of a row's description, by which it is found before the scripts are there. */
export const ROW_TEXT = styles.description;

/** A dish in the list: tap it anywhere to read on, or the plus to have it at once. MENU-33, MENU-51, MENU-52. */
export const ItemRow = memo(({ item, onOpen, onAdd, inCart, unavailable, explained, early }: Props) => {
  const t = useT();
  return (
    <li
      className={unavailable ? `${styles.row} ${styles.off}` : styles.row}
      data-small={(item.thumbnail && !item.photo) || undefined}
    >
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button type="button" className={styles.open} onClick={() => onOpen(item)} aria-haspopup="dialog">
            {item.name}
          </button>
        </h3>
        {item.description && <p className={styles.description}>{item.description}</p>}
        <DishTags item={item} />
        <p className={styles.bottom}>
          <ItemPrice item={item} />
          {unavailable && !explained && (
            <strong className={styles.soldOut}>{whyNot(t, item, unavailable)}</strong>
          )}
          {inCart > 0 && <span className="visually-hidden">{t('menu.inCart', { count: inCart })}</span>}
        </p>
      </div>
      <div className={item.thumbnail ? styles.side : styles.sideBare}>
        <Thumbnail item={item} early={early} />
        <AddButton item={item} inCart={inCart} onAdd={unavailable ? undefined : onAdd} />
      </div>
    </li>
  );
});
