import { useT } from '../../../texts/texts.ts';
import { Backdrop } from '../../backdrop/index.ts';
import type { Phase } from './use-placing.ts';

/** How placing went, over the whole screen, for a moment. CART-41, CART-43, EXTRA-11. */
export const PlacingBackdrop = ({ phase }: { phase: Phase }) => {
  const t = useT();
  if (phase.kind === 'placed') {
    const { order_id: value, is_own: isOwn, guest_index } = phase.order;
    const number = { label: t('cart.yourNumber'), value };
    const title = isOwn ? t('cart.placed') : t('cart.sentBy', { number: guest_index });
    return <Backdrop tone="success" title={title} text={t('cart.placedText')} number={number} />;
  }
  if (phase.kind !== 'failed') return null;
  const text = t('screens.extraDetails.failedBackdropText');
  return <Backdrop tone="failure" title={t('cart.failed')} text={text} />;
};
