import { useLate } from '../../../app/use-late.ts';
import type { Phase } from './use-placing.ts';

const load = () => import('./PlacingBackdrop.tsx').then(part => ({ default: part.PlacingBackdrop }));

/** How placing went; fetched while the guest reads the cart. */
export const LatePlacingBackdrop = ({ phase }: { phase: Phase }) => {
  const Backdrop = useLate(load, phase.kind === 'placing');
  return Backdrop && <Backdrop phase={phase} />;
};
