import { useT } from '../../texts/texts.ts';

/** A tap on a plus changes only a number at the edge of the screen: readers are told how many are in the cart. WCAG 4.1.3. */
export const CartNews = ({ count }: { count: number }) => {
  const t = useT();
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && t('menu.inCart', { count })}
    </p>
  );
};
