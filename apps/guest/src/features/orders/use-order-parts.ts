import { useEffect, useState } from 'react';
import { loadMoreTexts } from '../../texts/texts.ts';

type OrderParts = typeof import('./order-parts.ts');
let parts: OrderParts | undefined;

/** Fetches what an order is shown with, before it is needed. */
export const loadOrderParts = async (): Promise<OrderParts> => {
  const [loaded] = await Promise.all([import('./order-parts.ts'), loadMoreTexts()]);
  parts = loaded;
  return loaded;
};

/** The parts an order is shown with; undefined while they are on their way. */
export const useOrderParts = (wanted: boolean): OrderParts | undefined => {
  const [known, setKnown] = useState<OrderParts>();
  useEffect(() => {
    if (!wanted || known) return;
    if (parts) setKnown(parts);
    else loadOrderParts().then(setKnown, () => undefined);
  }, [wanted, known]);
  return known;
};
