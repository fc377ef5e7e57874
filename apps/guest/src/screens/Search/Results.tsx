import type { Category, MenuItem } from '../../data/menu.ts';
import { ItemRow, unavailability } from '../../features/menu/index.ts';
import { useT } from '../../texts/texts.ts';
import { BrowseCategories, CategoryChips } from './BrowseCategories.tsx';
import styles from './Search.module.css';

type Props = {
  readonly query: string;
  readonly categories: readonly Category[];
  readonly found: readonly MenuItem[];
  readonly served: ReadonlySet<string>;
  readonly pieces: ReadonlyMap<string, number>;
  readonly onOpen: (item: MenuItem) => void;
  readonly onAdd: ((item: MenuItem) => void) | undefined;
};

/** The dishes found, in the same rows as the menu; an empty answer says what to try. SEARCH-04. */
export const Results = ({ query, categories, found, served, pieces, onOpen, onAdd }: Props) => {
  const t = useT();
  const asked = query.trim() !== '';
  return (
    <>
      <p className={found.length > 0 ? styles.count : 'visually-hidden'} role="status">
        {asked && t('search.results', { count: found.length })}
      </p>
      {!asked && <BrowseCategories categories={categories} />}
      {asked && found.length === 0 && (
        <>
          <div className={styles.empty}>
            <h1>{t('search.emptyTitle', { query: query.trim() })}</h1>
            <p>{t('search.emptyText')}</p>
          </div>
          <CategoryChips categories={categories} />
        </>
      )}
      <ul>
        {found.map(item => (
          <ItemRow
            key={item.id}
            item={item}
            onOpen={onOpen}
            onAdd={onAdd}
            inCart={pieces.get(item.id) ?? 0}
            unavailable={unavailability(item, served.has(item.category))}
          />
        ))}
      </ul>
    </>
  );
};
