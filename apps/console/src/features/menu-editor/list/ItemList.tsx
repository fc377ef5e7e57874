import { Button } from '@mantine/core';
import type { DraftCategory } from '@tableside/domain/menu';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useVenue } from '../../session/index.ts';
import { stockQuery } from '../../stock/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { ItemRow } from './ItemRow.tsx';
import { shownItems } from './shown-items.ts';
import { useAddItem } from './use-add-item.ts';
import { useDragRows } from './use-drag-rows.ts';
import { useGrowing } from './use-growing.ts';
import { useRowsOnScreen } from './use-rows-on-screen.ts';

type Props = {
  readonly category: DraftCategory | null;
  readonly sought: string;
  readonly open: string | null;
  readonly selected: ReadonlySet<string> | null;
  readonly sorting: boolean;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (id: string) => void;
};

const ROWS = { first: 12, more: 20 };

const movesAt = (place: number, last: number) => (place === 0 ? 'down' : place === last ? 'up' : 'both');

/** The dishes to be changed. */
export const ItemList = memo(({ category, sought, open, selected, sorting, onOpen, onSelect }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const { draft, change } = useDraft();
  const { data: stock } = useQuery(stockQuery(venue.id));
  const soldOut = useMemo(
    () => new Set(stock?.items.filter(each => each.kind === 'item' && !each.in_stock).map(({ id }) => id)),
    [stock],
  );
  const { categories } = draft.document;
  const shown = useMemo(
    () => shownItems(categories, category?.id ?? null, sought),
    [categories, category?.id, sought],
  );
  const whole = sought.trim() === '';
  const inOrder = sorting && whole && shown.length > 1;
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => shown.map(({ item }) => item.id), [shown]);
  const { from, to, room, measure } = useRowsOnScreen(list, keys);
  const drawn = useGrowing(to - from, whole ? (category?.id ?? '') : 'found', ROWS);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const moveTo = useCallback(
    (place: number, target: number) => {
      const [moved, there] = [latest.current[place], latest.current[target]];
      if (!moved || !there) return;
      const { item, category: from } = moved;
      void change({ kind: 'item-move', id: item.id, category: from.id, at: there.at });
    },
    [change],
  );
  const move = useCallback(
    (id: string, by: number) => {
      const place = latest.current.findIndex(({ item }) => item.id === id);
      moveTo(place, place + by);
    },
    [moveTo],
  );
  const drag = useDragRows(moveTo);
  const addItem = useAddItem();
  const add = () => {
    const added = category && addItem(category.id);
    if (added) onOpen(added);
  };
  return (
    <>
      {shown.length === 0 && <p className={styles.soft}>{t(sought ? 'menu.noneFound' : 'menu.noItems')}</p>}
      <ul
        ref={list}
        className={styles.items}
        data-long={room ? true : undefined}
        style={room ? { paddingTop: room.above, paddingBottom: room.below } : undefined}
        {...drag}
      >
        {shown.slice(from, from + drawn).map(({ item }, index) => (
          <ItemRow
            key={item.id}
            item={item}
            place={from + index}
            of={shown.length}
            measure={measure}
            open={item.id === open}
            soldOut={soldOut.has(item.id)}
            selected={selected === null ? null : selected.has(item.id)}
            onOpen={onOpen}
            onSelect={onSelect}
            moves={inOrder ? movesAt(from + index, shown.length - 1) : null}
            onMove={move}
            draggable={whole && selected === null}
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
});
