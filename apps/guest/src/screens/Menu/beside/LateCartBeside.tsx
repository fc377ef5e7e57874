import { useLate } from '../../../app/use-late.ts';
import { loadMoreTexts } from '../../../texts/texts.ts';

const load = async () => {
  const [part] = await Promise.all([import('./CartBeside.tsx'), loadMoreTexts()]);
  return part;
};

/** The cart beside the menu, fetched where there is room for it. */
export const LateCartBeside = () => {
  const Cart = useLate(load, true);
  return Cart && <Cart />;
};
