import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Folded } from '../form/Folded.tsx';
import { useProblem } from '../form/form-problems.ts';
import styles from '../menu-editor.module.css';
import { partOf } from '../part-of.tsx';
import { FreeTick, withPrice } from './FreeTick.tsx';
import { PriceInput } from './PriceInput.tsx';

/** What a dish costs. An empty price is none: the dish cannot be published before it has one, or is said to be free. */
export const PriceFields = partOf<object>(
  ['price', 'discountedPrice', 'loyaltyPrice', 'free', 'variations'],
  ({ item, onType, onSet }) => {
    const { t } = useText();
    const problem = useProblem();
    const [hasOthers] = useState(item.discountedPrice !== null || item.loyaltyPrice !== null);
    const hasSizes = item.variations.length > 0;
    return (
      <div className={styles.pair}>
        <PriceInput
          label={t('menu.price')}
          value={item.price}
          error={problem('price')}
          description={hasSizes ? t('menu.priceInSizes') : undefined}
          onChange={price => onType(withPrice(item, price))}
        />
        {!hasSizes && (
          <div className={styles.wide}>
            <FreeTick form={item} onSet={onSet} />
          </div>
        )}
        <div className={styles.wide}>
          <Folded summary={t('menu.otherPrices')} open={hasOthers}>
            <div className={styles.pair}>
              <PriceInput
                label={t('menu.discountedPrice')}
                value={item.discountedPrice}
                error={problem('discountedPrice')}
                onChange={discountedPrice => onType({ ...item, discountedPrice })}
              />
              <PriceInput
                label={t('menu.loyaltyPrice')}
                value={item.loyaltyPrice}
                error={problem('loyaltyPrice')}
                onChange={loyaltyPrice => onType({ ...item, loyaltyPrice })}
              />
            </div>
          </Folded>
        </div>
      </div>
    );
  },
);
