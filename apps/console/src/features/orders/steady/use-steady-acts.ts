import { type RefObject, useLayoutEffect, useRef } from 'react';
import { holdStill } from '../../../parts/steady/hold-still.ts';
import { movedPlaces } from './moved.ts';

/** Acts of a list are marked with this. */
export const ACT = 'data-act';

/**
 * For a list whose rows have one act each: an act that comes to where another one stood, because its row moved up or its
 * order moved on, holds still for a moment. `keys`: what each row does, in the order of the list's elements.
 */
export const useSteadyActs = (list: RefObject<HTMLElement | null>, keys: readonly string[]): void => {
  const before = useRef<readonly string[] | null>(null);
  const all = keys.join('\n');
  useLayoutEffect(() => {
    const after = all === '' ? [] : all.split('\n');
    for (const place of movedPlaces(before.current, after)) {
      const act = list.current?.children[place]?.querySelector(`[${ACT}]`);
      if (act) holdStill(act);
    }
    before.current = after;
  }, [all, list]);
};
