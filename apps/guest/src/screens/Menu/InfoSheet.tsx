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
};

/** More about the venue, with search and translate at hand. MENU-35, MENU-55. */
export const InfoSheet = ({ open, onClose, onLanguage }: Props) => {
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
            {restaurant.address}
          </li>
        )}
        {restaurant.phone && (
          <li>
            <a className={styles.entry} href={`tel:${restaurant.phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              {restaurant.phone}
            </a>
          </li>
        )}
      </ul>
    </Sheet>
  );
};
