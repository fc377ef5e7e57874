import { GRID, type Place } from '@tableside/domain/floor';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { FloorPlace } from '../floor-query.ts';

type Dragging = { readonly table: string; readonly change: Partial<Place> };

/**
 * Dragging a table over the canvas with mouse, pen or finger; sums are in cells of the plan. `onDrop` gets where it was
 * let go; while it is dragged `dragging` says where it would be.
 */
export const useDrag = (
  canvas: RefObject<HTMLElement | null>,
  onDrop: (table: string, change: Partial<Place>) => void,
) => {
  const start = useRef<{ place: FloorPlace; x: number; y: number } | null>(null);
  const [dragging, setDragging] = useState<Dragging | null>(null);

  const whereTo = (event: PointerEvent): Dragging | null => {
    const began = start.current;
    const width = canvas.current?.clientWidth ?? 0;
    if (!began || width === 0) return null;
    const cell = width / GRID.columns;
    const { place } = began;
    const change = {
      x: place.x + (event.clientX - began.x) / cell,
      y: place.y + (event.clientY - began.y) / cell,
    };
    return { table: place.table, change };
  };

  return {
    dragging,
    handlers: (place: FloorPlace) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { place, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current) setDragging(whereTo(event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const end = whereTo(event);
        start.current = null;
        setDragging(null);
        if (end) onDrop(end.table, end.change);
      },
      onPointerCancel: () => {
        start.current = null;
        setDragging(null);
      },
    }),
  };
};
