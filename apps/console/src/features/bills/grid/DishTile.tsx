import { UnstyledButton } from '@mantine/core';
import type { MenuItem } from '@tableside/contract/http/menu';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { isPlain, listPrice } from '../add/dish.ts';
import styles from './grid.module.css';

type Props = { dish: MenuItem; taken: number; onPick: (dish: MenuItem) => void };

/** A dish to tap: its name, its price, "…" where it asks something, and how many of it are in the pad. */
export const DishTile = memo(({ dish, taken, onPick }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const { price, from } = listPrice(dish, venue.currency.decimals);
  const costs = from ? t('add.from', { amount: money.show(price) }) : money.show(price);
  return (
    <li>
      <UnstyledButton
        className={styles.tile}
        data-taken={taken > 0 || undefined}
        disabled={!dish.in_stock}
        onClick={() => onPick(dish)}
      >
        <span className={styles.name}>{dish.name}</span>
        {dish.in_stock ? (
          <span className={styles.price}>
            {costs}
            {!isPlain(dish) && <span title={t('add.asks')}> …</span>}
          </span>
        ) : (
          <span className={styles.price}>{t('add.notNow')}</span>
        )}
        {taken > 0 && <b className={styles.taken}>{taken}</b>}
      </UnstyledButton>
    </li>
  );
});
