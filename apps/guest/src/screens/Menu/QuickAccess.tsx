import { Chip } from '@tableside/design';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './QuickAccess.module.css';

/** Chips that lead straight to a category. MENU-17. */
export const QuickAccess = ({ shown, onGo }: { shown: ReadonlySet<string>; onGo: (id: string) => void }) => {
  const t = useT();
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
