import type { MenuItem } from '../../../data/menu.ts';
import { ItemCard } from '../../../features/menu/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './SpecialDeals.module.css';

/** The venue's offers in a row to swipe through. MENU-19. */
export const SpecialDeals = ({
  items,
  onOpen,
}: {
  items: readonly MenuItem[];
  onOpen: (item: MenuItem) => void;
}) => {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <section className={styles.deals} aria-labelledby="deals">
      <h2 id="deals">{t('menu.deals')}</h2>
      <ul className={styles.row}>
        {items.map((item, place) => (
          <ItemCard key={item.id} item={item} onOpen={onOpen} early={place < 2} />
        ))}
      </ul>
    </section>
  );
};
