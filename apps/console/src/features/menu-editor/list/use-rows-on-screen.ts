import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** So many dishes are all in the page; of more, those on the screen. */
const LONG = 60;
/** Of a row until it is measured, and between two; CSS pixels. */
const ROW = { height: 64, gap: 6 };
/** Drawn above and below the screen. */
const AROUND = 5;

export type RowsOnScreen = {
  /** Places of the first row that is drawn and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** What the rows that are not drawn would take, CSS pixels; null: all are drawn. */
  readonly room: { readonly above: number; readonly below: number } | null;
  readonly measure: ((row: Element | null) => void) | null;
};

/**
 * Which rows of a list are drawn. Of a thousand dishes each change of the page would otherwise find them all; how many there are
 * and which one a row is stays said (`aria-setsize`, `aria-posinset`), and the search finds the others.
 */
export const useRowsOnScreen = (
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
): RowsOnScreen => {
  const count = keys.length;
  const long = count > LONG;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (long && list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY));
  });
  const virtual = useWindowVirtualizer({
    count,
    enabled: long,
    estimateSize: () => ROW.height,
    getItemKey: place => keys[place] ?? place,
    gap: ROW.gap,
    overscan: AROUND,
    scrollMargin: top,
  });
  if (!long) return { from: 0, to: count, room: null, measure: null };
  const rows = virtual.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last)
    return { from: 0, to: 1, room: { above: 0, below: 0 }, measure: virtual.measureElement };
  return {
    from: first.index,
    to: last.index + 1,
    room: {
      above: Math.max(0, first.start - top),
      below: Math.max(0, virtual.getTotalSize() - (last.end - top)),
    },
    measure: virtual.measureElement,
  };
};
