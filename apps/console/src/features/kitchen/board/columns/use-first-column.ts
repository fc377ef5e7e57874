import { type RefObject, useState } from 'react';
import type { Layout } from './use-ticket-columns.ts';

/** Which column of tickets is the first that is seen, and how another becomes it. */
export const useFirstColumn = (box: RefObject<HTMLElement | null>, layout: Layout | null) => {
  const [first, setFirst] = useState(0);
  const step = layout ? layout.width + layout.gap : 1;
  return {
    first: Math.min(first, layout?.last ?? 0),
    onScroll: () => setFirst(Math.round((box.current?.scrollLeft ?? 0) / step)),
    go: (column: number) => box.current?.scrollTo({ left: column * step, behavior: 'smooth' }),
  };
};
