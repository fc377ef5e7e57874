import type { Found } from '@tableside/domain/search';
import { useRef } from 'react';
import type { MenuItem } from '../../data/menu.ts';
import { ItemRow, unavailability } from '../../features/menu/index.ts';
import { useT } from '../../texts/texts.ts';
import { withMainName } from './also-called.ts';
import { BrowseCategories, CategoryChips } from './BrowseCategories.tsx';
import type { InMainLanguage } from './main-language.ts';
import styles from './Search.module.css';
import type { Searchable } from './searchable.ts';
import { useMarks } from './use-marks.ts';

type Props = Pick<Searchable, 'categories' | 'served'> & {
  readonly query: string;
  /** What is left out and which diet, in words, where the guest typed that. */
  readonly wish: string | null;
  /** Before anything is typed. */
  readonly start: { readonly recent: readonly string[]; readonly popular: readonly MenuItem[] };
  readonly onSearch: (query: string) => void;
  readonly found: Found<MenuItem>;
  readonly main: InMainLanguage;
  readonly pieces: ReadonlyMap<string, number>;
  readonly onOpen: (item: MenuItem) => void;
  readonly onAdd: ((item: MenuItem) => void) | undefined;
};

/** Nothing found: what comes close, else the categories. */
const Nothing = ({
  query,
  close,
  categories,
}: { query: string; close: boolean } & Pick<Props, 'categories'>) => {
  const t = useT();
  return (
    <>
      <div className={close ? styles.nearly : styles.empty}>
        <h1>{t('search.emptyTitle', { query })}</h1>
        <p>{t(close ? 'search.close' : 'search.emptyText')}</p>
      </div>
      {!close && <CategoryChips categories={categories} />}
    </>
  );
};

/** The dishes found, in the same rows as the menu; an empty answer says what to try. SEARCH-04. */
export const Results = (props: Props) => {
  const { query, wish, start, categories, found, main, served, pieces, onSearch, onOpen, onAdd } = props;
  const t = useT();
  const asked = query.trim() !== '';
  const list = useRef<HTMLUListElement>(null);
  useMarks(list, found.marks);
  const { items, close, marks } = found;
  const offered = items.length > 0 ? items : close;
  const listed = asked ? offered : start.popular;
  return (
    <>
      <p className={items.length > 0 ? styles.count : 'visually-hidden'} role="status">
        {asked && t('search.results', { count: items.length })}
        {asked && wish && <span className={styles.wish}>{wish}</span>}
      </p>
      {!asked && <BrowseCategories categories={categories} recent={start.recent} onSearch={onSearch} />}
      {!asked && listed.length > 0 && <h2 className={styles.popular}>{t('menu.popular')}</h2>}
      {asked && items.length === 0 && (
        <Nothing query={query.trim()} close={close.length > 0} categories={categories} />
      )}
      <ul ref={list}>
        {listed.map(item => (
          <ItemRow
            key={item.id}
            item={withMainName(item, marks, main)}
            onOpen={() => onOpen(item)}
            onAdd={onAdd && (() => onAdd(item))}
            inCart={pieces.get(item.id) ?? 0}
            unavailable={unavailability(item, served.has(item.category))}
          />
        ))}
      </ul>
    </>
  );
};
