import { type DragEvent, useRef } from 'react';

const rowOf = (event: DragEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[draggable=true]') : null;
const placeOf = (row: HTMLElement): number => Number(row.dataset.index);

/**
 * As `useDragSort`, for long lists: the list listens and marks the rows itself, so that none of a thousand is rendered
 * while one is dragged. Rows are `draggable` and say their place in `data-index`: not all may be in the page.
 */
export const useDragRows = (onMove: (from: number, to: number) => void) => {
  const from = useRef<HTMLElement | null>(null);
  // Scrolled far away, the row leaves the page while it is dragged.
  const began = useRef(0);
  const over = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    if (over.current === row) return;
    over.current?.removeAttribute('data-over');
    over.current = row;
    if (row && from.current && row !== from.current)
      row.dataset.over = began.current < placeOf(row) ? 'after' : 'before';
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
      began.current = placeOf(row);
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
      if (moved && target && moved !== target) onMove(began.current, placeOf(target));
    },
    onDragEnd: end,
  };
};
