import { IconButton, Picture } from '@tableside/design';
import { useCallback } from 'react';
import type { CartLine } from '../../data/cart/index.ts';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { ItemSheet, quickAdd, useItemSheet } from '../item/index.ts';
import { ItemPrice } from '../menu/index.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

type RowProps = {
  readonly item: MenuItem;
  readonly onOpen: (item: MenuItem) => void;
  readonly onAdd: (item: MenuItem) => void;
};

const Row = ({ item, onOpen, onAdd }: RowProps) => {
  const t = useT();
  return (
    <li className={styles.row}>
      {item.thumbnail ? (
        <Picture src={item.thumbnail} alt="" width={48} height={48} className={styles.photo} />
      ) : (
        <span className={styles.photo} />
      )}
      <h3 className={styles.name}>
        <button type="button" className={styles.open} onClick={() => onOpen(item)} aria-haspopup="dialog">
          {item.name}
        </button>
      </h3>
      <ItemPrice item={item} />
      <IconButton
        icon="plus"
        label={t('menu.quickAdd', { name: item.name })}
        className={styles.add}
        onClick={() => onAdd(item)}
      />
    </li>
  );
};

const served = (): boolean => true;

/**
 * "Goes well with": a few dishes that the venue set beside those in the cart. A tap adds one, or opens it where something
 * has to be chosen; nothing is chosen beforehand.
 */
const Suggestions = ({ lines }: { lines: readonly CartLine[] }) => {
  const t = useT();
  const { token, restaurant, orderingEnabled, ordersPaused } = useGuest();
  const items = useSuggestions(lines);
  const { opened, open, close } = useItemSheet(served);
  const { decimals } = restaurant.currency;
  const add = useCallback(
    (item: MenuItem) => {
      if (!quickAdd(token, item, decimals)) open(item);
    },
    [token, decimals, open],
  );
  const shown = orderingEnabled && !ordersPaused && items.length > 0;
  return (
    <>
      {shown && (
        <section className={styles.suggestions} aria-labelledby="suggestions">
          <h2 id="suggestions">{t('suggestions.title')}</h2>
          <ul className={styles.rows}>
            {items.map(item => (
              <Row key={item.id} item={item} onOpen={open} onAdd={add} />
            ))}
          </ul>
        </section>
      )}
      <ItemSheet opened={opened} onClose={close} />
    </>
  );
};
export default Suggestions;
