import { type Minor, toMajor } from '@tableside/domain/money';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './ItemRow.module.css';

type Props = { readonly price: Minor; readonly than: Minor };

/** What members pay, beside the price for everybody where it is less. LOYAL-48, CART-28. */
export const MembersPrice = ({ price, than }: Props) => {
  const { money, restaurant } = useGuest();
  const t = useT();
  if (!restaurant.loyalty_pricing_enabled || price >= than) return null;
  const { loyalty_pricing_text: words, currency } = restaurant;
  const amount = money(toMajor(price, currency.decimals));
  return (
    <small className={styles.members}>
      {words ? `${words} ${amount}` : t('menu.loyaltyPrice', { price: amount })}
    </small>
  );
};
