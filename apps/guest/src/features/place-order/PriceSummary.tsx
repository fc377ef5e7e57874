import { minimumTotal } from '@tableside/domain/cart';
import { toMajor } from '@tableside/domain/money';
import type { Cart } from '../../data/cart/index.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './PriceSummary.module.css';
import { useCartTip } from './tip/use-cart-tip.ts';

type Row = { readonly label: string; readonly amount: string; readonly hint?: string };

type Props = {
  readonly cart: Cart;
  /** Above the button of the cart, always in view: the parts in one quiet line. CART-12. */
  readonly docked?: boolean;
};

/** Everything that makes up what is to pay. CART-08, CART-26, CART-30, CART-35. */
export const PriceSummary = ({ cart, docked }: Props) => {
  const t = useT();
  const { tip, total } = useCartTip(cart);
  const { money, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const min = money(toMajor(minimumTotal(decimals), decimals));
  const rows: Row[] = [
    { label: t('cart.subtotal'), amount: money(cart.subtotal) },
    ...(cart.discount > 0 ? [{ label: t('cart.discount'), amount: money(-cart.discount) }] : []),
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
    ...(tip > 0 ? [{ label: t('orders.tip'), amount: money(toMajor(tip, decimals)) }] : []),
  ];
  return (
    <section className={docked ? styles.docked : styles.summary} aria-label={t('cart.summary')}>
      <dl>
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
          <dt>{t('cart.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
    </section>
  );
};
