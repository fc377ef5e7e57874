import { type RefObject, useLayoutEffect, useRef } from 'react';
import { holdStill } from '../../../parts/steady/hold-still.ts';
import { ACT } from './use-steady-acts.ts';

/** All acts in a box hold still for a moment when `way`, how the box is laid out, has become another. */
export const useStillWhen = (box: RefObject<HTMLElement | null>, way: string): void => {
  const before = useRef(way);
  useLayoutEffect(() => {
    if (before.current === way) return;
    before.current = way;
    for (const act of box.current?.querySelectorAll(`[${ACT}]`) ?? []) holdStill(act);
  }, [box, way]);
};
