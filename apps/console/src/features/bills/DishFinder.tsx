import { Button, TextInput, UnstyledButton } from '@mantine/core';
import type { MenuItem } from '@tableside/contract/http/menu';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { Form } from '../../parts/Form.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { useMoney, useVenue } from '../session/index.ts';
import { listPrice } from './dish.ts';
import { findDishes } from './find-dishes.ts';
import { menuQuery } from './menu-query.ts';
import styles from './sheets.module.css';

type Props = {
  words: string;
  onWords: (words: string) => void;
  onPick: (dish: MenuItem) => void;
  /** Where something may be written that the menu does not have. */
  onWordsLine?: () => void;
};

/** The menu as a list to be typed into; Enter takes the first dish found. */
export const DishFinder = ({ words, onWords, onPick, onWordsLine }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const { data: menu, error, refetch } = useQuery(menuQuery(venue.id));
  const sought = useDeferredValue(words);
  const groups = useMemo(() => (menu ? findDishes(menu, sought) : []), [menu, sought]);
  const [entered, setEntered] = useState('');
  // Enter may be quicker than the menu, and is always quicker than the list: what counts is what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each Enter picks once
  useEffect(() => {
    if (!menu || entered === '') return;
    setEntered('');
    const first = findDishes(menu, entered)[0]?.dishes.find(({ in_stock }) => in_stock);
    if (first) onPick(first);
  }, [menu, entered]);
  return (
    <div className={styles.finder}>
      <Form className={styles.find} onSubmit={() => setEntered(words.trim())}>
        <TextInput
          type="search"
          aria-label={t('add.search')}
          placeholder={t('add.search')}
          leftSection={<Icon name="search" />}
          value={words}
          onChange={event => onWords(event.currentTarget.value)}
          data-autofocus
          autoComplete="off"
        />
        {onWordsLine && (
          <Button variant="default" px="xs" fz="md" onClick={onWordsLine}>
            {t('add.words')}
          </Button>
        )}
      </Form>
      {!menu && error && (
        <LoadFailed title={t('add.menuFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!menu && !error && <CardSkeletons count={6} height="3.25rem" className={styles.dishes} />}
      {menu && groups.length === 0 && <p role="status">{t('add.nothing')}</p>}
      {groups.map(({ category, dishes }) => (
        <section key={category} className={styles.dishGroup}>
          {category !== '' && <h3>{category}</h3>}
          <ul className={styles.dishes}>
            {dishes.map(dish => {
              const { price, from } = listPrice(dish, venue.currency.decimals);
              return (
                <li key={dish.id}>
                  <UnstyledButton
                    className={styles.dish}
                    disabled={!dish.in_stock}
                    onClick={() => onPick(dish)}
                  >
                    <span>
                      {dish.name}
                      {!dish.in_stock && <small>{t('add.notNow')}</small>}
                    </span>
                    <b>{from ? t('add.from', { amount: money.show(price) }) : money.show(price)}</b>
                  </UnstyledButton>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
};
