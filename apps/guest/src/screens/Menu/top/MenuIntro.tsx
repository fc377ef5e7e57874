import { isLongName, isOn, useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './MenuIntro.module.css';

/** The venue's name, one quiet line of its words, and what else is to be known. MENU-16. */
export const MenuIntro = ({ onMore, onDiet }: { onMore: () => void; onDiet: () => void }) => {
  const t = useT();
  const { restaurant } = useGuest();
  const hidden = isOn(restaurant, 'hide-title');
  return (
    <div className={styles.intro}>
      <h1 className={hidden ? 'visually-hidden' : styles.name} data-long={isLongName(restaurant.name)}>
        {restaurant.name}
      </h1>
      {restaurant.description && <p className={styles.description}>{restaurant.description}</p>}
      <div className={styles.links}>
        <button type="button" className="word" onClick={onDiet} aria-haspopup="dialog">
          {t('menu.diet')}
        </button>
        <button type="button" className="word" onClick={onMore} aria-haspopup="dialog">
          {t('menu.moreInfo')}
        </button>
      </div>
    </div>
  );
};
