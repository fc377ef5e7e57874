import { useLate } from '../../app/use-late.ts';
import type { CartLine } from '../../data/cart/index.ts';

/** The suggestions beside the cart, fetched after the cart itself stands. */
export const LateSuggestions = ({ lines }: { lines: readonly CartLine[] }) => {
  const Suggestions = useLate(() => import('./Suggestions.tsx'), true);
  return Suggestions && <Suggestions lines={lines} />;
};
