import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardTicket } from '../kitchen-board.ts';
import { lastStop } from './column-stops.ts';
import { type Piece, type TicketSize, ticketColumns } from './columns.ts';
import { keptSizes } from './kept-sizes.ts';
import { measureColumns } from './measure-tickets.ts';

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

const arranged = (
  box: HTMLElement,
  sizeOf: (ticket: HTMLElement, room: string) => TicketSize,
): Layout | null => {
  const page = box.closest<HTMLElement>('[data-kitchen]');
  const tickets = [...box.querySelectorAll<HTMLElement>('[data-order]')];
  if (!page || tickets.length === 0) return null;
  const stands = `${box.clientWidth} ${getComputedStyle(box).fontSize}`;
  const sizes = tickets.map(ticket => sizeOf(ticket, stands));
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
export const useTicketColumns = (
  tickets: readonly BoardTicket[],
): { box: RefObject<HTMLDivElement | null>; layout: Layout | null } => {
  const box = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [sizes] = useState(() => keptSizes());
  const orders = useMemo(
    () => new Map(tickets.map(({ order }) => [order.unique_order_number, order])),
    [tickets],
  );
  const arrange = useEffectEvent(() => {
    const next =
      box.current &&
      arranged(box.current, (ticket, room) => sizes.of(ticket, orders.get(ticket.dataset.order ?? ''), room));
    setLayout(known => (says(known) === says(next) ? known : next));
  });
  useLayoutEffect(() => arrange());
  // Words of a head come to need two lines, somebody sets larger letters, a screen is turned.
  const observer = useRef<ResizeObserver>(null);
  const watched = useRef<ReadonlySet<Element>>(new Set());
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const heard = new ResizeObserver(entries => {
      for (const { target } of entries) sizes.forget(target.closest('[data-order]') ?? target);
      arrange();
    });
    const onResize = () => arrange();
    heard.observe(current);
    observer.current = heard;
    window.addEventListener('resize', onResize);
    return () => {
      heard.disconnect();
      observer.current = null;
      watched.current = new Set();
      window.removeEventListener('resize', onResize);
    };
  }, [sizes]);
  useEffect(() => {
    const pieces = new Set(box.current?.querySelectorAll('[data-block="piece"]'));
    for (const piece of watched.current) if (!pieces.has(piece)) observer.current?.unobserve(piece);
    for (const piece of pieces) if (!watched.current.has(piece)) observer.current?.observe(piece);
    watched.current = pieces;
  });
  return { box, layout };
};
