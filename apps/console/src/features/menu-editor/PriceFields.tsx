import { useText } from '../../i18n/index.ts';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { useProblem } from './form-problems.ts';
import styles from './menu-editor.module.css';
import { partOf } from './part-of.tsx';

/** What a dish costs; an empty discounted or loyalty price is none. */
export const PriceFields = partOf<object>(
  ['price', 'discountedPrice', 'loyaltyPrice'],
  ({ item, onType }) => {
    const { t } = useText();
    const problem = useProblem();
    return (
      <div className={styles.pair}>
        <MoneyInput
          label={t('menu.price')}
          value={item.price}
          error={problem('price')}
          onChange={price => price !== null && onType({ ...item, price })}
        />
        <MoneyInput
          label={t('menu.discountedPrice')}
          value={item.discountedPrice}
          error={problem('discountedPrice')}
          onChange={discountedPrice => onType({ ...item, discountedPrice })}
        />
        <MoneyInput
          label={t('menu.loyaltyPrice')}
          value={item.loyaltyPrice}
          error={problem('loyaltyPrice')}
          onChange={loyaltyPrice => onType({ ...item, loyaltyPrice })}
        />
      </div>
    );
  },
);
