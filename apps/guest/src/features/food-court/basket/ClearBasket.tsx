import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { cartStore } from '../../../data/cart/index.ts';
import { useT } from '../../../texts/texts.ts';
import { announceFailure } from '../../toasts/index.ts';
import styles from './Basket.module.css';
import type { Part } from './use-basket.ts';

const clear = ({ session }: Pick<Part, 'session'>): Promise<void> =>
  api('POST /cart/{session}/clear', { session }).then(cartStore(session).accept, announceFailure);

/** Empties the basket of every venue, after asking once. FOOD-32. */
export const ClearBasket = ({ parts, syncing }: { parts: readonly Part[]; syncing: boolean }) => {
  const t = useT();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className={styles.clear} onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    );
  }
  const all = () => {
    setAsking(false);
    for (const part of parts) void clear(part);
  };
  return (
    <fieldset className={styles.clearing} aria-label={t('cart.clearConfirm')}>
      <button type="button" className={styles.clear} onClick={() => setAsking(false)}>
        {t('cart.keep')}
      </button>
      <button type="button" className={styles.clearNow} onClick={all} disabled={syncing}>
        {t('cart.clear')}
      </button>
    </fieldset>
  );
};
