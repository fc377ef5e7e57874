import { IconButton, Picture } from '@tableside/design';
import { menuBackTarget } from '@tableside/domain/session';
import { go } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import { loadScreen } from '../../../app/screens.ts';
import { type Guest, isOn, useGuest } from '../../../features/venue/index.ts';
import { TableTag } from '../../../features/wrong-table/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './MenuHeader.module.css';

/** Where the back arrow leads; null when there is none. MENU-13…15. */
const backPath = ({ token, restaurant, flags, selfService, preview }: Guest): string | null => {
  const target = menuBackTarget({
    selfService,
    preview,
    hasFoodCourt: restaurant.food_court_hash !== null,
    hasMenuFilters: restaurant.menu_filters.length > 0,
    showSelectScreen: flags.has('show-select-screen'),
  });
  if (target === null) return null;
  // Its code is letters and digits alone; naming the route would cost the first view a hundred bytes.
  if (target === 'food-court') return `/food-court/${restaurant.food_court_hash}`;
  return pathTo(target === 'select' ? 'Select' : 'MenuFilters', { session: token });
};

const startOver = ({ token, session }: Guest): void => {
  import('../../../data/placing/start-over.ts')
    .then(leaving => leaving.startOver({ token, code: session.table.hash }))
    .catch(() => undefined);
};

/** The guest's table and what leads elsewhere: back, start over, profile, waiter, language, search; on the cover where there is one. MENU-08…15. */
export const MenuHeader = ({ onLanguage, onWaiter }: { onLanguage: () => void; onWaiter: () => void }) => {
  const t = useT();
  const guest = useGuest();
  const { token, restaurant, selfService } = guest;
  const back = backPath(guest);
  const search = pathTo('Search', { session: token });
  return (
    <div className={`${styles.header} ${restaurant.cover ? styles.covered : ''}`}>
      {restaurant.cover && (
        <Picture src={restaurant.cover} alt="" width={1600} height={900} className={styles.cover} />
      )}
      <nav className={styles.actions} aria-label={restaurant.name}>
        {back && <IconButton icon="back" look="raised" label={t('common.back')} onClick={() => go(back)} />}
        {selfService && (
          <IconButton icon="reload" look="raised" label={t('menu.reset')} onClick={() => startOver(guest)} />
        )}
        <TableTag className={styles.table} />
        <span className={styles.gap} />
        {restaurant.loyalty_programs[0] && (
          <IconButton
            icon="person"
            look="raised"
            label={t('menu.profile')}
            onClick={() => go(pathTo('Profile', { session: token }))}
          />
        )}
        {guest.flags.has('call-waiter') && !guest.preview && (
          <IconButton icon="bell" look="raised" label={t('waiter.title')} onClick={onWaiter} />
        )}
        {restaurant.languages.length > 0 && (
          <IconButton icon="globe" look="raised" label={t('menu.language')} onClick={onLanguage} />
        )}
        {!isOn(restaurant, 'hide-search') && (
          <IconButton
            icon="search"
            look="raised"
            label={t('menu.search')}
            onPointerDown={() => loadScreen('Search')}
            onClick={() => go(search)}
          />
        )}
      </nav>
    </div>
  );
};
