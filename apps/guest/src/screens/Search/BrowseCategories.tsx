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

/** Before a word is typed: the categories, as another way to what one feels like. */
export const BrowseCategories = ({ categories }: Props) => {
  const t = useT();
  return (
    <section className={styles.browse} aria-labelledby="browse">
      <h1 id="browse">{t('search.start')}</h1>
      <p>{t('search.browse')}</p>
      <CategoryChips categories={categories} />
    </section>
  );
};
