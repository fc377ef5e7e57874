import { Chip } from '@tableside/design';
import type { Category } from '../../../data/menu.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import { listedCategories } from '../category/visible-categories.ts';
import styles from './QuickAccess.module.css';

type Props = { readonly categories: readonly Category[]; readonly onGo: (id: string) => void };

/** Chips that lead straight to a category. MENU-17, MENU-49. */
export const QuickAccess = ({ categories, onGo }: Props) => {
  const t = useT();
  const shown = new Set(listedCategories(categories).map(({ id }) => id));
  const entries = useGuest().restaurant.quick_access_menu.filter(({ id }) => shown.has(id));
  if (entries.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={t('menu.quickAccess')}>
      {entries.map(({ id, name }) => (
        <Chip key={id} onClick={() => onGo(id)}>
          {name}
        </Chip>
      ))}
    </nav>
  );
};
