import { toMajor } from '@tableside/domain/money';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './PriceSummary.module.css';
import type { Prices } from './price-rows.ts';

/** What makes up the total. PAY-05. */
export const PriceSummary = ({ rows, total }: Prices) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const written = (amount: Prices['total']) => money(toMajor(amount, restaurant.currency.decimals));
  return (
    <section className={styles.prices} aria-label={t('cart.summary')}>
      <dl>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{written(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{written(total)}</dd>
        </div>
      </dl>
    </section>
  );
};
