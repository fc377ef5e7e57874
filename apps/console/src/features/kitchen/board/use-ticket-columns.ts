import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastStop } from './column-stops.ts';
import { type Piece, ticketColumns } from './columns.ts';
import { measureColumns, measureTicket } from './measure-tickets.ts';

export type Layout = {
  /** By the number of the order. */
  readonly pieces: ReadonlyMap<string, readonly Piece[]>;
  /** The last column that comes first when the screen is scrolled to its end; 0: all are seen at once. */
  readonly last: number;
  /** How many columns are seen at once, and their measures in pixels. */
  readonly count: number;
  readonly width: number;
  readonly gap: number;
  readonly height: number;
};

const arranged = (box: HTMLElement): Layout | null => {
  const page = box.closest<HTMLElement>('[data-kitchen]');
  const tickets = [...box.querySelectorAll<HTMLElement>('[data-order]')];
  if (!page || tickets.length === 0) return null;
  const sizes = tickets.map(measureTicket);
  for (const withMore of [false, true]) {
    const columns = measureColumns(box, page, { withMore });
    const placed = columns && ticketColumns(sizes, columns.room);
    if (!columns || !placed) return null;
    const last = lastStop(placed, columns.count);
    if (last > 0 && !withMore) continue;
    const { count, width, room } = columns;
    const pieces = new Map(placed.map((each, at) => [tickets[at]?.dataset.order ?? '', each]));
    return { pieces, last, count, width, gap: room.gap, height: room.height };
  }
  return null;
};

const says = (layout: Layout | null): string =>
  JSON.stringify(layout && { ...layout, pieces: [...layout.pieces] });

/**
 * Divides the tickets in a box into columns that are as high as the screen has room for, so that no ticket goes on below
 * its edge. Measured as drawn, before anything of it is seen; null: the screen is too small, and is scrolled.
 */
export const useTicketColumns = (): { box: RefObject<HTMLDivElement | null>; layout: Layout | null } => {
  const box = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const arrange = useCallback(() => {
    const next = box.current && arranged(box.current);
    setLayout(known => (says(known) === says(next) ? known : next));
  }, []);
  useLayoutEffect(arrange);
  // Words of a head come to need two lines, somebody sets larger letters, a screen is turned.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(arrange);
    observer.observe(current);
    for (const piece of current.querySelectorAll('[data-block="piece"]')) observer.observe(piece);
    window.addEventListener('resize', arrange);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', arrange);
    };
  });
  return { box, layout };
};
