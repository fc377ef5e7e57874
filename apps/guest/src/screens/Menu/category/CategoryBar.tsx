import { IconButton } from '@tableside/design';
import { useEffect, useRef } from 'react';
import { go } from '../../../app/navigation.ts';
import { pathTo } from '../../../app/paths.ts';
import type { Category } from '../../../data/menu.ts';
import { isOn, useGuest, useTableLabel } from '../../../features/venue/index.ts';
import { useT } from '../../../texts/texts.ts';
import styles from './CategoryBar.module.css';
import { ScrollUp } from './ScrollUp.tsx';

type Props = {
  readonly categories: readonly Category[];
  readonly active: string | null;
  readonly shown: boolean;
  /** A column beside the dishes, there from the beginning. */
  readonly wide: boolean;
  readonly onChoose: (id: string) => void;
  readonly onAll: () => void;
  readonly onWaiter: () => void;
};

/** The bar that stays while reading: the table, search, and the categories to slide through. MENU-21. */
export const CategoryBar = ({ categories, active, shown, wide, onChoose, onAll, onWaiter }: Props) => {
  const t = useT();
  const table = useTableLabel();
  const { token, restaurant, flags, preview } = useGuest();
  const slider = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the highlighted entry
  useEffect(() => {
    const entry = slider.current?.querySelector<HTMLElement>('[aria-current]');
    if (!entry || !slider.current) return;
    const left = entry.offsetLeft - (slider.current.clientWidth - entry.offsetWidth) / 2;
    const top = entry.offsetTop - (slider.current.clientHeight - entry.offsetHeight) / 2;
    slider.current.scrollTo({ left, top });
  }, [active, shown]);
  return (
    <div className={`${styles.bar} ${shown ? styles.shown : ''}`} inert={!shown && !wide}>
      <div className={styles.head}>
        <p className={styles.place}>
          <strong>{restaurant.name}</strong>
          {table && <span>{table}</span>}
        </p>
        {flags.has('call-waiter') && !preview && (
          <IconButton icon="bell" label={t('waiter.title')} onClick={onWaiter} />
        )}
        {!isOn(restaurant, 'hide-search') && (
          <IconButton
            icon="search"
            label={t('menu.search')}
            onClick={() => go(pathTo('Search', { session: token }))}
          />
        )}
      </div>
      <div className={styles.slider}>
        <IconButton
          icon="list"
          label={t('menu.allCategories')}
          className={styles.all}
          aria-haspopup="dialog"
          onClick={onAll}
        />
        <nav className={styles.entries} ref={slider} aria-label={t('menu.categories')}>
          {categories.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={styles.entry}
              aria-current={id === active || undefined}
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          ))}
        </nav>
        <ScrollUp />
      </div>
    </div>
  );
};
