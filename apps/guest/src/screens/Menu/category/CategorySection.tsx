import { Picture } from '@tableside/design';
import { memo, useId } from 'react';
import type { Category, MenuItem } from '../../../data/menu.ts';
import { useAgeApproved } from '../../../features/age/index.ts';
import { ItemRow, isServed, sectionId, unavailability } from '../../../features/menu/index.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import { AgeGate } from '../sheets/AgeGate.tsx';
import styles from './CategorySection.module.css';
import { bannerOf, itemsBySubcategory } from './visible-categories.ts';

export type RowActions = {
  readonly onOpen: (item: MenuItem) => void;
  readonly onAdd: ((item: MenuItem) => void) | undefined;
};

type Props = RowActions & {
  readonly category: Category;
  readonly language: string;
  readonly pieces: ReadonlyMap<string, number>;
  /** Stands in the first view: laid out at once, and its first pictures have blurred stand-ins. */
  readonly first: boolean;
};

/** Rows of the first section whose photos have blurred stand-ins in the page. */
const EARLY_ROWS = 2;

const Heading = ({ category, language, id }: Pick<Props, 'category' | 'language'> & { id: string }) => {
  const t = useT();
  const { restaurant } = useGuest();
  const banner = bannerOf(category, language, restaurant.main_language);
  return (
    <header className={styles.heading}>
      {banner && <Picture src={banner} alt="" width={1600} height={600} className={styles.banner} />}
      <h2 id={id} className={banner ? 'visually-hidden' : styles.title}>
        {category.name}
      </h2>
      {category.description && <p className={styles.description}>{category.description}</p>}
      {!isServed(category) && <p className={styles.closed}>{t('menu.notNow')}</p>}
    </header>
  );
};

const Rows = ({ category, pieces, first, onOpen, onAdd }: Omit<Props, 'language'>) => {
  const served = isServed(category);
  let place = 0;
  return itemsBySubcategory(category).map(({ heading, items }) => (
    <div key={heading ?? ''}>
      {heading && <h3 className={styles.subheading}>{heading}</h3>}
      <ul className={styles.items}>
        {items.map(item => (
          <ItemRow
            key={item.id}
            item={item}
            onOpen={onOpen}
            onAdd={onAdd}
            inCart={pieces.get(item.id) ?? 0}
            unavailable={unavailability(item, served)}
            explained={!served}
            early={first && place++ < EARLY_ROWS}
          />
        ))}
      </ul>
    </div>
  ));
};

/** One category with its dishes. Far from the screen it is not laid out at all. MENU-20, MENU-40, MENU-45. */
export const CategorySection = memo(({ category, language, ...rest }: Props) => {
  const approved = useAgeApproved();
  const id = useId();
  const gated = category.age_restricted && !approved;
  const rows = gated ? 3 : Math.min(category.items.length, 24);
  return (
    <section
      id={sectionId(category.id)}
      className={`${styles.section} ${styles.sized}`}
      data-rows={rest.first ? undefined : rows}
      aria-labelledby={id}
    >
      <Heading category={category} language={language} id={id} />
      {gated ? <AgeGate category={category} /> : <Rows category={category} {...rest} />}
    </section>
  );
});
