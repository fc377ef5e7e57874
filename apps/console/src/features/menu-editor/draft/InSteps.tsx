import { Children, type ReactNode } from 'react';
import { useGrowing } from '../list/use-growing.ts';

const STEPS = { first: 2, more: 1 };

/** Parts of a long form, one more in each frame: the first ones are there for whoever opened it before the last are made. */
export const InSteps = ({ children }: { children: ReactNode }) => {
  const parts = Children.toArray(children);
  return parts.slice(0, useGrowing(parts.length, '', STEPS));
};
