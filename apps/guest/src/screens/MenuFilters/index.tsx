import { Icon, IconButton, Picture } from '@tableside/design';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { setActiveFilter } from '../../features/filters/index.ts';
import { useGuest, useTableLabel } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { StatusBanner } from '../Menu/top/StatusBanner.tsx';
import { shareOf } from './card-share.ts';
import styles from './MenuFilters.module.css';

/** A first choice before the menu: one card per filter of the venue. FILTER-01…06. */
const MenuFilters = (_: ScreenProps) => {
  const t = useT();
  const table = useTableLabel();
  const { token, restaurant } = useGuest();
  const open = (ids: readonly string[]) => {
    setActiveFilter(token, ids);
    go(pathTo('Menu', { session: token }));
  };
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <IconButton
          icon="back"
          look="raised"
          label={t('common.back')}
          onClick={() => go(pathTo('Select', { session: token }))}
        />
        <p className={styles.table}>{table}</p>
      </div>
      <h1 className={styles.title}>{t('select.filtersTitle')}</h1>
      <StatusBanner />
      <ul className={styles.cards}>
        {restaurant.menu_filters.map(({ name, image, flex_width, category_ids }) => (
          <li
            key={name}
            className={styles.card}
            data-share={shareOf(flex_width)}
            data-plain={!image || undefined}
          >
            {image && <Picture src={image} alt="" width={800} height={600} className={styles.photo} />}
            <button type="button" className={styles.open} onClick={() => open(category_ids)}>
              <span className={styles.name}>
                {name}
                <Icon name="forward" size={18} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.all} onClick={() => open([])}>
        {t('select.wholeMenu')}
      </button>
    </main>
  );
};
export default MenuFilters;
