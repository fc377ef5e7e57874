import { Button, Field, Icon, IconButton } from '@tableside/design';
import { type FormEvent, useState } from 'react';
import { useCart } from '../../data/cart/index.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './PlaceOrder.module.css';
import { useDiscount } from './use-discount.ts';

/** The place for a discount code: a quiet row until wanted. CART-07, CART-15…21, CART-55…57. */
export const DiscountCode = () => {
  const t = useT();
  const { token, money } = useGuest();
  const { cart } = useCart(token);
  const discount = useDiscount(token);
  const [open, setOpen] = useState(false);
  const { coupon } = cart;
  if (coupon) {
    return (
      <div className={styles.coupon}>
        <Icon name="check" size={20} />
        <p>{t('cart.codeApplied', { code: coupon.code })}</p>
        {cart.discount > 0 && <strong>−{money(cart.discount)}</strong>}
        <IconButton
          icon="close"
          size={18}
          label={t('cart.codeRemove', { code: coupon.code })}
          disabled={discount.loading}
          onClick={discount.remove}
        />
      </div>
    );
  }
  if (!open) {
    return (
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <Icon name="receipt" size={20} />
        {t('cart.codeAdd')}
        <Icon name="plus" size={18} />
      </button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    discount.apply();
  };
  return (
    <form className={styles.code} onSubmit={submit}>
      <Field
        label={t('cart.code')}
        value={discount.code}
        onChange={event => discount.type(event.currentTarget.value)}
        error={discount.problem && t(discount.problem)}
        late
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        autoFocus
      />
      <Button type="submit" look="secondary" disabled={!discount.canApply} busy={discount.loading}>
        {t(discount.loading ? 'cart.codeApplying' : 'cart.codeApply')}
      </Button>
    </form>
  );
};
