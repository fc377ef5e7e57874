import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useVenue } from '../../features/session/index.ts';
import {
  asCountable,
  type Countable,
  CountSheet,
  IngredientRow,
  IngredientSheet,
  ingredientsShown,
  lookedAfter,
  NO_STOCK,
  type StockFilter,
  StockRow,
  soughtIn,
  stockCounts,
  stockKeyOf,
  stockList,
  stockQuery,
  waitsFor,
} from '../../features/stock/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { drawnOf } from '../../parts/list/growing/drawn-of.ts';
import { useGrowing } from '../../parts/list/growing/use-growing.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

const ROWS = { first: 12, step: 12 };
const FILTERS: readonly StockFilter[] = ['all', 'soldOut', 'counted'];

/** Finding a dish fast and taking it off the menu: the kitchen's "86". */
export const StockScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(stockQuery(venue.id));
  const [search] = useSearchParams();
  const sent = soughtIn(search);
  const [words, setWords] = useState(sent ?? '');
  // Who is sent to another dish while the page is open finds that one.
  const [known, setKnown] = useState(sent);
  if (known !== sent) {
    setKnown(sent);
    if (sent !== null) setWords(sent);
  }
  const [filter, setFilter] = useState<StockFilter>('all');
  const [counting, setCounting] = useState<Countable | null>(null);
  // An ingredient's name and dishes; `new` is one that has none yet.
  const [naming, setNaming] = useState<string | 'new' | null>(null);
  const stock = data ?? NO_STOCK;
  const { items } = stock;
  const sought = useDeferredValue(words);
  // Settled when the page is opened and with each filter, never by a tap on a row.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  if (data && first === null) setFirst(lookedAfter(data.items));
  const groups = useMemo(
    () => stockList(items, sought, filter, filter === 'all' ? (first ?? undefined) : undefined),
    [items, sought, filter, first],
  );
  const drawn = useGrowing(
    [...groups.values()].reduce((sum, list) => sum + list.length, 0),
    ROWS,
  );
  if (!data && error) {
    return <LoadFailed title={t('stock.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={8} height="4.5rem" className={`${styles.page} ${styles.list}`} />;
  if (items.length === 0) return <Blank icon="box" title={t('stock.noMenu')} hint={t('stock.noMenuHint')} />;
  const shared = ingredientsShown(stock, sought, filter);
  const isWhole = filter === 'all' && sought.trim() === '';
  const maySetUp = venue.may('setIngredients');
  const counts = stockCounts(items);
  const all = (each: StockFilter) => counts[each] + ingredientsShown(stock, '', each).length;
  const noneSoldOut = filter === 'soldOut' && all('soldOut') === 0;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.bar}>
        <TextInput
          type="search"
          aria-label={t('stock.search')}
          placeholder={t('stock.search')}
          leftSection={<Icon name="search" />}
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
        />
        <FilterChips
          label={t('stock.title')}
          value={filter}
          onChoose={next => {
            setFirst(null);
            setFilter(next);
          }}
          options={FILTERS.map(value => ({ value, label: t(`stock.${value}`), count: all(value) }))}
        />
      </div>
      {shared.length > 0 || (maySetUp && isWhole) ? (
        <section aria-label={t('stock.ingredients')}>
          <div className={styles.headingRow}>
            <h2 className={styles.heading}>{t('stock.ingredients')}</h2>
            {maySetUp && (
              <Button
                variant="default"
                px="sm"
                aria-label={t('stock.ingredientAdd')}
                onClick={() => setNaming('new')}
              >
                {t('stock.link')}
              </Button>
            )}
          </div>
          {shared.length === 0 && <p className={styles.intro}>{t('stock.ingredientsHint')}</p>}
          <ul className={styles.list}>
            {shared.map(each => (
              <IngredientRow
                key={each.id}
                stock={stock}
                ingredient={each}
                onCount={() => setCounting(asCountable(each))}
                onOpen={() => setNaming(each.id)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {groups.size === 0 && shared.length === 0 && (
        <Blank
          icon="box"
          title={t(noneSoldOut ? 'stock.noneSoldOut' : 'stock.empty')}
          hint={t(noneSoldOut ? 'stock.noneSoldOutHint' : 'stock.emptyHint')}
        />
      )}
      {drawnOf(groups, drawn).map(([category, list]) => (
        <section key={category ?? ''}>
          <h2 className={styles.heading}>{category ?? t('stock.first')}</h2>
          <ul className={styles.list}>
            {list.map(item => (
              <StockRow
                key={stockKeyOf(item)}
                item={item}
                missing={waitsFor(stock, item)}
                onCount={() => setCounting(item)}
                onCountIngredient={each => setCounting(asCountable(each))}
              />
            ))}
          </ul>
        </section>
      ))}
      {naming !== null && (
        <IngredientSheet key={naming} id={naming === 'new' ? null : naming} onClose={() => setNaming(null)} />
      )}
      {counting && <CountSheet key={counting.id} item={counting} onClose={() => setCounting(null)} />}
    </div>
  );
};
