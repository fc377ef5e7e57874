import { Icon } from '@tableside/design';
import { toMajor } from '@tableside/domain/money';
import type { ReactNode } from 'react';
import { useT } from '../../../texts/texts.ts';
import { useMessagesLow } from '../../frame/index.ts';
import { useGuest } from '../../venue/index.ts';
import type { Scope } from '../intent/asked.ts';
import type { Payable } from '../intent/payable.ts';
import styles from './PaySummary.module.css';

type Props = {
  readonly payable: Payable;
  readonly scope: Scope;
  /** What can still be done about it. */
  readonly children?: ReactNode;
};

/** Who gets the money and what for: always in sight, its lines one tap away. PAY-05. */
export const PaySummary = ({ payable, scope, children }: Props) => {
  const t = useT();
  const { restaurant, money } = useGuest();
  useMessagesLow();
  const { decimals } = restaurant.currency;
  const title = () => {
    if (payable.label !== null) return t('orders.order', { number: payable.label });
    if (scope.kind === 'share') return t('pay.for.share', { count: scope.between });
    return t(`pay.for.${scope.kind}`);
  };
  return (
    <section className={styles.summary} aria-label={t('pay.order')}>
      <header className={styles.head}>
        <span className={styles.venue}>{restaurant.name}</span>
        <h2>{title()}</h2>
        <strong className={styles.amount}>{money(toMajor(payable.amount, decimals))}</strong>
      </header>
      {payable.lines.length > 0 && (
        <details className={styles.details}>
          <summary>
            {t('pay.dishes', { count: payable.lines.length })}
            <Icon name="down" size={18} />
          </summary>
          <ul>
            {payable.lines.map(({ id, name, amount }) => (
              <li key={id}>
                <span>{name}</span>
                <span>{money(toMajor(amount, decimals))}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
};
