import { Icon, Sheet } from '@tableside/design';
import { go, useBackCloses } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './ListSheet.module.css';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLanguage: () => void;
  readonly onDiet: () => void;
};

/** More about the venue, with search and translate at hand. MENU-35, MENU-55. */
export const InfoSheet = ({ open, onClose, onLanguage, onDiet }: Props) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  useBackCloses(open, 'sheet', onClose);
  const leave = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Sheet open={open} onClose={onClose} label={restaurant.name} closeLabel={t('common.close')}>
      {restaurant.description && <p className={styles.about}>{restaurant.description}</p>}
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.entry}
            onClick={leave(() => go(pathTo('Search', { session: token })))}
          >
            <Icon name="search" />
            {t('menu.search')}
          </button>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={leave(onDiet)}>
            <Icon name="leaf" />
            {t('menu.diet')}
          </button>
        </li>
        {restaurant.languages.length > 0 && (
          <li>
            <button type="button" className={styles.entry} onClick={leave(onLanguage)}>
              <Icon name="globe" />
              {t('menu.translate')}
            </button>
          </li>
        )}
        {restaurant.address && (
          <li className={styles.entry}>
            <Icon name="pin" />
            <bdi>{restaurant.address}</bdi>
          </li>
        )}
        {restaurant.phone && (
          <li>
            <a className={styles.entry} href={`tel:${restaurant.phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              <bdi>{restaurant.phone}</bdi>
            </a>
          </li>
        )}
      </ul>
    </Sheet>
  );
};
