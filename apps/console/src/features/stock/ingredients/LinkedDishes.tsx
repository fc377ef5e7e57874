import { Button, TextInput } from '@mantine/core';
import { MAX_USE } from '@tableside/domain/stock';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import styles from '../stock.module.css';
import { stockKeyOf, stockList } from '../stock-list.ts';
import type { Stock, StockIngredient } from '../stock-query.ts';
import { useIngredients } from './use-ingredients.ts';
import { takersOf } from './waits-for.ts';

/** More than that nobody reads through: they type another letter. */
const MOST_FOUND = 12;

/** Which dishes take an ingredient and how much of it, and any other that is looked for. */
export const LinkedDishes = ({ stock, ingredient }: { stock: Stock; ingredient: StockIngredient }) => {
  const { t } = useText();
  const { use, disabled } = useIngredients();
  const [words, setWords] = useState('');
  const takers = takersOf(stock, ingredient.id);
  const linked = new Set(takers.map(({ item }) => stockKeyOf(item)));
  const found = [...stockList(stock.items, words, 'all').values()]
    .flat()
    .filter(item => !linked.has(stockKeyOf(item)));
  const sized = takers.some(({ item }) => item.kind !== 'item');
  return (
    <>
      <h3 className={styles.backTitle}>{t('stock.takenBy', { name: ingredient.name })}</h3>
      {takers.length > 0 && (
        <ul className={styles.links}>
          {takers.map(({ item, count }) => (
            <li key={stockKeyOf(item)}>
              <span className={styles.what}>{item.name}</span>
              <Stepper
                label={item.name}
                value={count}
                min={0}
                max={MAX_USE}
                onChange={next => void use(ingredient.id, item, next)}
              />
            </li>
          ))}
        </ul>
      )}
      {sized && <p className={styles.backHint}>{t('stock.sizesAdd')}</p>}
      <TextInput
        type="search"
        size="lg"
        label={t('stock.linkAnother')}
        placeholder={t('stock.search')}
        leftSection={<Icon name="search" />}
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
      />
      {words.trim() !== '' && (
        <ul className={styles.links}>
          {found.slice(0, MOST_FOUND).map(item => (
            <li key={stockKeyOf(item)}>
              <span className={styles.what}>
                {item.name} {item.kind !== 'item' && <small>{t(`stock.kind.${item.kind}`)}</small>}
              </span>
              <Button
                variant="default"
                disabled={disabled}
                aria-label={t('stock.linkLabel', { item: item.name })}
                onClick={() => void use(ingredient.id, item, 1)}
              >
                {t('stock.link')}
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.backHint}>{t('stock.empty')}</li>}
        </ul>
      )}
    </>
  );
};
