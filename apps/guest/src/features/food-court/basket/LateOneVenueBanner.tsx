import { useLate } from '../../../app/use-late.ts';

const load = () => import('./OneVenueBanner.tsx').then(part => ({ default: part.OneVenueBanner }));

/** It comes after the basket anyway. FOOD-34. */
export const LateOneVenueBanner = () => {
  const Part = useLate(load, true);
  return Part && <Part />;
};
