import { Icon } from '@tableside/design';
import { minimumTotal } from '@tableside/domain/cart';
import { type Minor, toMajor } from '@tableside/domain/money';
import { useState } from 'react';
import type { Cart } from '../../data/cart/index.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './PriceSummary.module.css';

type Row = { readonly label: string; readonly amount: string; readonly hint?: string };

type Props = {
  readonly cart: Pick<Cart, 'subtotal' | 'discount' | 'loyalty_discount' | 'small_order_fee' | 'extra_fees'>;
  /** Above the button, the parts in one quiet line; or at the foot of the lines they add up, of which nothing is paid alone. */
  readonly look: 'docked' | 'foot';
  readonly tip?: Minor;
  readonly total: number;
};

/** Everything that makes up what a cart costs. CART-08, CART-26, CART-30, CART-35. */
export const CartSums = ({ cart, look, tip, total }: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const [open, setOpen] = useState(false);
  const { decimals } = restaurant.currency;
  const min = money(toMajor(minimumTotal(decimals), decimals));
  const byCode = cart.discount - cart.loyalty_discount;
  const rows: Row[] = [
    { label: t('cart.subtotal'), amount: money(cart.subtotal) },
    ...(byCode > 0 ? [{ label: t('cart.discount'), amount: money(-byCode) }] : []),
    ...(cart.loyalty_discount > 0
      ? [{ label: t('cart.loyaltyDiscount'), amount: money(-cart.loyalty_discount) }]
      : []),
    ...(cart.small_order_fee > 0
      ? [
          {
            label: t('cart.smallOrderFee'),
            amount: money(cart.small_order_fee),
            hint: t('cart.smallOrderFeeText', { min }),
          },
        ]
      : []),
    ...cart.extra_fees.map(({ name, price }) => ({ label: name, amount: money(price) })),
    ...(tip ? [{ label: t('orders.tip'), amount: money(toMajor(tip, decimals)) }] : []),
  ];
  // Two parts have room above the button, however large the letters are; of more, the total stands for all until it is tapped.
  const folds = look === 'docked' && rows.length > 2;
  const sums = (
    <dl className={styles[look]} data-folds={folds && !open}>
      {rows.map(({ label, amount, hint }) => (
        <div key={label} className={styles.row}>
          <dt>
            {label}
            {hint && <span className={styles.hint}>{hint}</span>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{t(look === 'foot' ? 'orders.total' : 'cart.total')}</dt>
        <dd>{money(total)}</dd>
        {folds && (
          <dd className={styles.opener}>
            <button
              type="button"
              aria-expanded={open}
              aria-label={t('cart.summary')}
              onClick={() => setOpen(!open)}
            >
              <Icon name="down" />
            </button>
          </dd>
        )}
      </div>
    </dl>
  );
  if (look === 'foot') return sums;
  return (
    <section className={styles.sum} aria-label={t('cart.summary')}>
      {sums}
    </section>
  );
};
