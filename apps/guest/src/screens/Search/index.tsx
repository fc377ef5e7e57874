import { isWish, readWish } from '@tableside/domain/allergens';
import { searchDishes } from '@tableside/domain/search';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../../app/screens.ts';
import { track } from '../../data/analytics/analytics.ts';
import { useCart } from '../../data/cart/index.ts';
import { type MenuItem, useMenu } from '../../data/menu.ts';
import { useAgeApproved } from '../../features/age/index.ts';
import { keepsDiet, useDietParts, useSieve } from '../../features/filters/index.ts';
import { ItemSheet, quickAdd, useItemSheet } from '../../features/item/index.ts';
import { CartNews, piecesByItem, unavailability } from '../../features/menu/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { foundFor, useFitting } from './fitting.ts';
import { useMainLanguage } from './main-language.ts';
import { Results } from './Results.tsx';
import { noteSearch, recentSearches } from './recent.ts';
import styles from './Search.module.css';
import { SearchField } from './SearchField.tsx';
import { searchable } from './searchable.ts';

/** ANALYTICS-06. */
const SEARCH_EVENT_MS = 1_000;

/** Counts searching once the guest pauses. ANALYTICS-06. */
const useSearchEvent = (query: string): void => {
  useEffect(() => {
    if (!query) return;
    const timer = setTimeout(() => track('search_input'), SEARCH_EVENT_MS);
    return () => clearTimeout(timer);
  }, [query]);
};

/** Finds dishes while the guest types, whatever the case, the accents and a slip of the thumb. SEARCH-01…04. */
const Search = (_: ScreenProps) => {
  const t = useT();
  const { token, restaurant, orderingEnabled, ordersPaused } = useGuest();
  const menu = useMenu(token).data;
  const approved = useAgeApproved();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  useSearchEvent(query);
  const main = useMainLanguage();
  const sieve = useSieve();
  const [changing, setChanging] = useState(false);
  const wish = useMemo(() => readWish(wanted), [wanted]);
  const wishes = isWish(wish);
  const diet = useDietParts(keepsDiet() || wishes);
  const { categories, index, served } = useMemo(
    () => searchable(menu && { ...menu, categories: [...sieve(menu.categories)] }, approved, main),
    [menu, sieve, approved, main],
  );
  const fitting = useFitting({ menu, sieve, approved, main, wish, diet });
  const found = useMemo(
    () => (fitting ? foundFor(wish, fitting) : searchDishes(wanted, index)),
    [wanted, wish, fitting, index],
  );
  const itemServed = useCallback((item: MenuItem) => served.has(item.category), [served]);
  // Read when the field is empty: a search that just led to a dish is among them.
  const isEmpty = query === '';
  const recent = useMemo(() => (isEmpty ? recentSearches(token) : []), [isEmpty, token]);
  const popular = useMemo(
    () => index.items.filter(item => item.popular && !unavailability(item, served.has(item.category))),
    [index, served],
  );
  const { opened, open, close } = useItemSheet(itemServed);
  const { cart } = useCart(token);
  const { decimals } = restaurant.currency;
  const add = useCallback(
    (item: MenuItem) => {
      noteSearch(token, query);
      if (!quickAdd(token, item, decimals)) open(item);
    },
    [token, decimals, open, query],
  );
  return (
    <main className={styles.page}>
      <SearchField query={query} onChange={setQuery} />
      {diet && menu && (
        <diet.Diet
          categories={menu.categories}
          open={changing}
          onOpen={() => setChanging(true)}
          onClose={() => setChanging(false)}
        />
      )}
      <Results
        query={wanted}
        wish={wishes && diet ? diet.dietWords({ ...wish, unsure: false }, t) : null}
        categories={categories}
        found={found}
        main={main}
        served={served}
        pieces={piecesByItem(cart.cart)}
        start={{ recent, popular }}
        onSearch={setQuery}
        onOpen={item => {
          noteSearch(token, query);
          open(item);
        }}
        onAdd={orderingEnabled && !ordersPaused ? add : undefined}
      />
      <CartNews count={cart.cart.reduce((all, line) => all + line.quantity, 0)} />
      <ItemSheet opened={opened} onClose={close} />
    </main>
  );
};
export default Search;
