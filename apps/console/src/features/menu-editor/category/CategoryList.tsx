import { Button, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { MoveButtons } from '../../../parts/list/MoveButtons.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { useDragSort } from '../list/use-drag-sort.ts';
import styles from '../menu-editor.module.css';
import { nameIn } from '../words.ts';
import { useAddCategory } from './use-add-category.ts';

type Props = {
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly sorting: boolean;
  readonly onSorted: () => void;
  readonly onEdit: (id: string) => void;
};

/** The categories in the order guests see them; dragged, or moved by their buttons. */
export const CategoryList = memo(({ chosen, onChoose, sorting, onSorted, onEdit }: Props) => {
  const { t } = useText();
  const { draft, change } = useDraft();
  const { categories } = draft.document;
  const move = (from: number, at: number) => {
    const id = categories[from]?.id;
    if (id !== undefined && at >= 0 && at < categories.length) void change({ kind: 'category-move', id, at });
  };
  const drag = useDragSort(move);
  const addCategory = useAddCategory();
  const add = () => {
    const id = addCategory();
    onChoose(id);
    onEdit(id);
  };
  return (
    <section className={styles.categories} aria-label={t('menu.categories')}>
      <ul data-sorting={sorting || undefined}>
        {categories.map((category, place) => {
          const name = nameIn(category.name, draft.main_language);
          return (
            <li key={category.id} {...drag(place)} data-hidden={category.hidden || undefined}>
              <UnstyledButton
                className={styles.category}
                aria-current={category.id === chosen || undefined}
                onClick={() => onChoose(category.id)}
              >
                <span>{name}</span>
                <span className={styles.soft}>{category.items.length}</span>
              </UnstyledButton>
              {sorting && (
                <MoveButtons
                  up={t('menu.up', { name })}
                  down={t('menu.down', { name })}
                  place={place}
                  count={categories.length}
                  onMove={by => move(place, place + by)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        {sorting && <Button onClick={onSorted}>{t('menu.sortingDone')}</Button>}
        <Button variant="default" onClick={add}>
          {t('menu.addCategory')}
        </Button>
      </div>
    </section>
  );
});
