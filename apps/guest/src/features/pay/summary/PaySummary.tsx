import { Icon } from '@tableside/design';
import { type Minor, toMajor, ZERO } from '@tableside/domain/money';
import type { ReactNode } from 'react';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import type { Scope } from '../intent/asked.ts';
import type { Payable } from '../intent/payable.ts';
import styles from './PaySummary.module.css';
import type { Prices } from './price-rows.ts';

type Props = {
  readonly payable: Payable;
  readonly scope: Scope;
  readonly prices: Prices;
  /** A tip can be chosen below: its row is there before it is, so that nothing moves under the finger. */
  readonly asksTip: boolean;
  /** What can still be done about it. */
  readonly children?: ReactNode;
};

/** Who gets the money, what for, and how the sum comes about: its parts, and the lines one tap away. PAY-05. */
export const PaySummary = ({ payable, scope, prices, asksTip, children }: Props) => {
  const t = useT();
  const { restaurant, money } = useGuest();
  const written = (amount: Minor): string => money(toMajor(amount, restaurant.currency.decimals));
  const { lines, label } = payable;
  const dishes = prices.rows.find(row => row.label === 'orders.subtotal');
  const others = prices.rows.filter(row => row !== dishes);
  const hasTip = others.some(row => row.label === 'orders.tip');
  const parts = asksTip && !hasTip ? [...others, { label: 'orders.tip', amount: ZERO } as const] : others;
  const before = dishes && <span className="money">{written(dishes.amount)}</span>;
  const title = () => {
    if (label !== null) return t('orders.order', { number: label });
    if (scope.kind === 'share') return t('pay.for.share', { count: scope.between });
    return t(`pay.for.${scope.kind}`);
  };
  return (
    <section className={styles.summary} aria-label={t('pay.order')}>
      <header className={styles.head}>
        <span className={styles.venue}>{restaurant.name}</span>
        <h2>{title()}</h2>
        {lines.length === 0 && before}
        <p className={styles.amount}>
          <span className="visually-hidden">{t('cart.total')}</span> {written(prices.total)}
        </p>
      </header>
      {lines.length > 0 && (
        <details className={styles.details}>
          <summary>
            <span>{t('pay.dishes', { count: lines.length })}</span>
            {before}
            <Icon name="down" size={18} />
          </summary>
          <ul>
            {lines.map(({ id, name, amount }) => (
              <li key={id}>
                <span>{name}</span>
                <span>{written(amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ label, amount }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{written(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
};
