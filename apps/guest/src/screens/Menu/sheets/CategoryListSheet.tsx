import { Sheet } from '@tableside/design';
import { useBackCloses } from '../../../app/navigation.ts';
import type { Category } from '../../../data/menu.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './ListSheet.module.css';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly categories: readonly Category[];
  readonly active: string | null;
  readonly onChoose: (id: string) => void;
};

/** All categories at a glance. MENU-21. */
export const CategoryListSheet = ({ open, onClose, categories, active, onChoose }: Props) => {
  const t = useT();
  useBackCloses(open, 'sheet', onClose);
  return (
    <Sheet open={open} onClose={onClose} label={t('menu.allCategories')} closeLabel={t('common.close')}>
      <ul className={styles.list}>
        {categories.map(({ id, name, items }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === active || undefined}
              onClick={() => {
                onClose();
                onChoose(id);
              }}
            >
              {name}
              <span className={styles.aside}>{items.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
