import { Icon } from '@tableside/design';
import { isLongName, isOn, useGuest } from '../../features/venue/index.ts';
import { TableTag } from '../../features/wrong-table/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './MenuIntro.module.css';

/** The venue's name and words, and the table the guest sits at. MENU-16. */
export const MenuIntro = ({ onMore, onDiet }: { onMore: () => void; onDiet: () => void }) => {
  const t = useT();
  const { restaurant } = useGuest();
  const hidden = isOn(restaurant, 'hide-title');
  return (
    <div className={styles.intro}>
      <div className={styles.top}>
        <h1 className={hidden ? 'visually-hidden' : styles.name} data-long={isLongName(restaurant.name)}>
          {restaurant.name}
        </h1>
        <button type="button" className={styles.info} onClick={onMore} aria-label={t('menu.moreInfo')}>
          <Icon name="info" size={22} />
        </button>
      </div>
      <div className={styles.facts}>
        <TableTag className={styles.table} />
        <button type="button" className={styles.diet} onClick={onDiet} aria-haspopup="dialog">
          <Icon name="leaf" size={16} />
          {t('menu.diet')}
        </button>
      </div>
      {restaurant.description && <p className={styles.description}>{restaurant.description}</p>}
    </div>
  );
};
