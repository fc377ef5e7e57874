import { Button } from '@mantine/core';
import type { Category } from '@tableside/domain/menu';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.ts';
import { useVenue } from '../session/index.ts';
import { stockQuery } from '../stock/index.ts';
import { useDraft } from './draft-context.ts';
import { ItemRow } from './ItemRow.tsx';
import styles from './menu-editor.module.css';
import { newItem } from './new-entities.ts';
import { type Shown, shownItems } from './shown-items.ts';
import { useDragRows } from './use-drag-rows.ts';

type Props = {
  readonly category: Category | null;
  readonly sought: string;
  readonly open: string | null;
  readonly selected: ReadonlySet<string> | null;
  readonly sorting: boolean;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (id: string) => void;
};

/** The dishes to be changed. */
export const ItemList = ({ category, sought, open, selected, sorting, onOpen, onSelect }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const { draft, change } = useDraft();
  const { data: stock } = useQuery(stockQuery(venue.id));
  const soldOut = useMemo(
    () => new Set(stock?.filter(each => each.kind === 'item' && !each.in_stock).map(({ id }) => id)),
    [stock],
  );
  const { categories } = draft.document;
  const shown = useMemo(
    () => shownItems(categories, category?.id ?? null, sought),
    [categories, category?.id, sought],
  );
  const whole = sought.trim() === '';
  const inOrder = sorting && whole;
  const move = ({ item, category: { id } }: Shown, at: number) =>
    void change({ kind: 'item-move', id: item.id, category: id, at });
  const drag = useDragRows((from, to) => {
    const [moved, target] = [shown[from], shown[to]];
    if (moved && target) move(moved, target.at);
  });
  const add = () => {
    if (!category) return;
    const item = newItem(draft.main_language, t('menu.newItem'));
    void change({ kind: 'item-add', item, category: category.id, at: category.items.length });
    onOpen(item.id);
  };
  return (
    <>
      {shown.length === 0 && <p className={styles.soft}>{t(sought ? 'menu.noneFound' : 'menu.noItems')}</p>}
      <ul className={styles.items} {...drag}>
        {shown.map((each, place) => (
          <ItemRow
            key={each.item.id}
            place={whole && selected === null ? place : undefined}
            item={each.item}
            open={each.item.id === open}
            soldOut={soldOut.has(each.item.id)}
            selected={selected === null ? null : selected.has(each.item.id)}
            onOpen={onOpen}
            onSelect={onSelect}
            onUp={inOrder && place > 0 ? () => move(each, each.at - 1) : undefined}
            onDown={inOrder && place < shown.length - 1 ? () => move(each, each.at + 1) : undefined}
          />
        ))}
      </ul>
      {category && whole && (
        <Button variant="default" onClick={add}>
          {t('menu.addItem')}
        </Button>
      )}
    </>
  );
};
