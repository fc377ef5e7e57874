import { useLate } from '../../../app/use-late.ts';
import type { ClearBasket } from './ClearBasket.tsx';

const load = () => import('./ClearBasket.tsx').then(part => ({ default: part.ClearBasket }));

/** Nobody empties a basket before reading it. FOOD-32. */
export const LateClearBasket = (props: Parameters<typeof ClearBasket>[0]) => {
  const Part = useLate(load, true);
  return Part && <Part {...props} />;
};
