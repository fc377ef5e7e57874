import { useState } from 'react';
import { movedBy } from '../../parts/list/moved-by.ts';
import type { WrongFields } from './use-save-page.ts';

/** A list of cards of which one is open: a new one at once, and one in which something is wrong. `prefix` is theirs in `wrong`. */
export const useFold = <T>(
  list: readonly T[],
  set: (list: T[]) => void,
  wrong: WrongFields,
  prefix: string,
) => {
  const [open, setOpen] = useState<number | null>(null);
  const isWrong = (place: number): boolean =>
    Object.keys(wrong).some(field => field.startsWith(`${prefix}${place}.`));
  return {
    add: (thing: T): void => {
      set([...list, thing]);
      setOpen(list.length);
    },
    /** For the card at a place. */
    of: (place: number) => ({
      place,
      count: list.length,
      opened: open === place || isWrong(place),
      onToggle: () => setOpen(open === place ? null : place),
      onChange: (next: T) => {
        set(list.with(place, next));
        setOpen(place);
      },
      onMove: (by: -1 | 1) => {
        set(movedBy(list, place, by));
        setOpen(null);
      },
      onRemove: () => {
        set(list.toSpliced(place, 1));
        setOpen(null);
      },
    }),
  };
};
