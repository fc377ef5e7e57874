import { type DragEvent, useRef } from 'react';

const rowOf = (event: DragEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[draggable=true]') : null;
const placeOf = (row: HTMLElement): number => [...(row.parentElement?.children ?? [])].indexOf(row);

/**
 * As `useDragSort`, for long lists: the list listens and marks the rows itself, so that none of a thousand is rendered
 * while one is dragged. Rows are `draggable`, and all that the list has.
 */
export const useDragRows = (onMove: (from: number, to: number) => void) => {
  const from = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    if (over.current === row) return;
    over.current?.removeAttribute('data-over');
    over.current = row;
    if (row && from.current && row !== from.current)
      row.dataset.over = placeOf(from.current) < placeOf(row) ? 'after' : 'before';
  };
  const end = () => {
    mark(null);
    from.current?.removeAttribute('data-dragged');
    from.current = null;
  };
  return {
    onDragStart: (event: DragEvent) => {
      const row = rowOf(event);
      if (!row) return;
      event.dataTransfer.effectAllowed = 'move';
      row.dataset.dragged = 'true';
      from.current = row;
    },
    onDragOver: (event: DragEvent) => {
      if (!from.current) return;
      event.preventDefault();
      mark(rowOf(event));
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const [moved, target] = [from.current, rowOf(event)];
      end();
      if (moved && target && moved !== target) onMove(placeOf(moved), placeOf(target));
    },
    onDragEnd: end,
  };
};
