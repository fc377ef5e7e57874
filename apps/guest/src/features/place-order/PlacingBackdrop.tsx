import { useT } from '../../texts/texts.ts';
import { Backdrop } from '../backdrop/index.ts';
import type { Phase } from './use-placing.ts';

/** How placing went, over the whole screen, for a moment. CART-41, CART-43, EXTRA-11. */
export const PlacingBackdrop = ({ phase }: { phase: Phase }) => {
  const t = useT();
  if (phase.kind === 'placed') {
    const number = { label: t('cart.yourNumber'), value: phase.order.order_id };
    return <Backdrop tone="success" title={t('cart.placed')} text={t('cart.placedText')} number={number} />;
  }
  if (phase.kind !== 'failed') return null;
  const text = t('screens.extraDetails.failedBackdropText');
  return <Backdrop tone="failure" title={t('cart.failed')} text={text} />;
};
