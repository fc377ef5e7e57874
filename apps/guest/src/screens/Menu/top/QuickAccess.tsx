import { Chip } from '@tableside/design';
import type { Category } from '../../../data/menu.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import { listedCategories } from '../category/visible-categories.ts';
import styles from './QuickAccess.module.css';

type Props = { readonly categories: readonly Category[]; readonly onGo: (id: string) => void };

/** Chips that lead straight to a category; they stand right above the first one, which is marked. MENU-17, MENU-49. */
export const QuickAccess = ({ categories, onGo }: Props) => {
  const t = useT();
  const listed = listedCategories(categories);
  const entries = useGuest().restaurant.quick_access_menu.filter(entry =>
    listed.some(({ id }) => id === entry.id),
  );
  if (entries.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={t('menu.quickAccess')}>
      {entries.map(({ id, name }) => (
        <Chip key={id} aria-current={id === categories[0]?.id} onClick={() => onGo(id)}>
          {name}
        </Chip>
      ))}
    </nav>
  );
};
