import { useLate } from '../../../../app/use-late.ts';

const load = () => import('./FillTogether.tsx');

/** Beside the basket, which is there first. */
export const LateFillTogether = ({ hash }: { hash: string }) => {
  const Part = useLate(load, true);
  return Part && <Part hash={hash} />;
};
