import { Icon, IconButton } from '@tableside/design';
import { useState } from 'react';
import { useLate } from '../../../app/use-late.ts';
import { api } from '../../../data/api.ts';
import { useCart } from '../../../data/cart/index.ts';
import { useT } from '../../../texts/texts.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../PlaceOrder.module.css';

/** The place for a discount code: a quiet row until wanted. CART-07, CART-21. */
export const DiscountCode = () => {
  const t = useT();
  const { token, money } = useGuest();
  const { cart, accept } = useCart(token);
  const [open, setOpen] = useState(false);
  const CodeForm = useLate(() => import('./CodeForm.tsx'), open);
  const { coupon } = cart;
  if (coupon) {
    const { code } = coupon;
    const least = coupon.minimum ?? 0;
    return (
      <div className={styles.coupon}>
        <Icon name="check" size={20} />
        <p>
          {cart.subtotal < least
            ? t('cart.codeFrom', { amount: money(least) })
            : t('cart.codeApplied', { code })}
        </p>
        {coupon.amount > 0 && <strong>−{money(coupon.amount)}</strong>}
        <IconButton
          icon="close"
          size={18}
          label={t('cart.codeRemove', { code })}
          onClick={() =>
            void api('GET /cart/{session}/remove-discount', { session: token }).then(accept, announceFailure)
          }
        />
      </div>
    );
  }
  if (open && CodeForm) return <CodeForm />;
  return (
    <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
      <Icon name="receipt" size={20} />
      {t('cart.codeAdd')}
      <Icon name="plus" size={18} />
    </button>
  );
};
