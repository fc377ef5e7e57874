import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useCart } from '../../data/cart/index.ts';
import { announceFailure } from '../../features/toasts/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './PlaceOrder.module.css';

/** Empties the cart, after asking once. CART-24. */
export const ClearCart = () => {
  const t = useT();
  const { token } = useGuest();
  const { accept, syncing } = useCart(token);
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className={styles.clear} onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    );
  }
  const clear = () => {
    setAsking(false);
    api('POST /cart/{session}/clear', { session: token }).then(accept, announceFailure);
  };
  return (
    <fieldset className={styles.clearing} aria-label={t('cart.clearConfirm')}>
      <button type="button" className={styles.clear} onClick={() => setAsking(false)}>
        {t('cart.keep')}
      </button>
      <button type="button" className={styles.clearNow} onClick={clear} disabled={syncing}>
        {t('cart.clear')}
      </button>
    </fieldset>
  );
};
