import { Chip } from '@tableside/design';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { Category } from '../../data/menu.ts';
import { scrollToCategory } from '../../features/menu/index.ts';
import { pixels, useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Search.module.css';

type Props = { readonly categories: readonly Category[] };

/** Each leads to its place in the menu. */
export const CategoryChips = ({ categories }: Props) => {
  const { token, restaurant } = useGuest();
  const open = (id: string) => {
    go(pathTo('Menu', { session: token }), { replace: true });
    const extra = pixels(restaurant, 'category-scroll-offset');
    // The menu is there within two frames: one scrolls to the top, the next may go on from there.
    requestAnimationFrame(() => requestAnimationFrame(() => scrollToCategory(id, extra)));
  };
  return (
    <div className={styles.chips}>
      {categories.map(({ id, name }) => (
        <Chip key={id} onClick={() => open(id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
};

type Start = Props & { readonly recent: readonly string[]; readonly onSearch: (query: string) => void };

/** Before a word is typed: what was looked for lately, and the categories as another way to what one feels like. */
export const BrowseCategories = ({ categories, recent, onSearch }: Start) => {
  const t = useT();
  return (
    <section className={styles.browse} aria-labelledby="browse">
      <h1 id="browse">{t('search.start')}</h1>
      {recent.length > 0 && (
        <>
          <p>{t('search.recent')}</p>
          <div className={styles.chips}>
            {recent.map(query => (
              <Chip key={query} onClick={() => onSearch(query)}>
                {query}
              </Chip>
            ))}
          </div>
        </>
      )}
      <p>{t('search.browse')}</p>
      <CategoryChips categories={categories} />
    </section>
  );
};
