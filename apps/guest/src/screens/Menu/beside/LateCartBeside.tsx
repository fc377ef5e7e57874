import { useLate } from '../../../app/use-late.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { loadMoreTexts } from '../../../texts/texts.ts';

const load = async () => {
  const [part] = await Promise.all([import('./CartBeside.tsx'), loadMoreTexts()]);
  return part;
};
const loadOfHall = async () => {
  const [part] = await Promise.all([import('./HallBeside.tsx'), loadMoreTexts()]);
  return part;
};

const OfHall = ({ hash }: { readonly hash: string }) => {
  const Basket = useLate(loadOfHall, true);
  return Basket && <Basket hash={hash} />;
};
const OfVenue = () => {
  const Cart = useLate(load, true);
  return Cart && <Cart />;
};

/** The cart beside the menu, in a hall the basket over all of its kitchens; fetched where there is room for it. */
export const LateCartBeside = () => {
  const { food_court_hash: hash } = useGuest().restaurant;
  return hash === null ? <OfVenue /> : <OfHall hash={hash} />;
};
