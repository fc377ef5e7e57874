import { Badge, Button, Icon, Picture, Stepper } from '@tableside/design';
import { MAX_QUANTITY, MIN_QUANTITY } from '@tableside/domain/cart';
import { type CartLine, useCart } from '../../../data/cart/index.ts';
import { useT } from '../../../texts/texts.ts';
import { LateWhoseDish } from '../../party/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './CartLineRow.module.css';
import { LineCourse } from './LineCourse.tsx';
import { LineNote } from './LineNote.tsx';

type Props = { readonly line: CartLine; readonly onRemove: (line: CartLine) => void };

const Details = ({ line }: { line: CartLine }) => {
  const { money } = useGuest();
  const details = [
    ...(line.variation_name ? [{ name: line.variation_name, price: 0 }] : []),
    ...line.modifiers,
  ];
  if (details.length === 0) return null;
  return (
    <ul className={styles.details}>
      {details.map(({ name, price }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may have one name, and none changes its place
        <li key={place}>
          {name}
          {price > 0 && <span className={styles.markup}> +{money(price)}</span>}
        </li>
      ))}
    </ul>
  );
};

/** One line of the cart: what it is, what it costs, how many. CART-02, CART-03, CART-09, CART-10. */
export const CartLineRow = ({ line, onRemove }: Props) => {
  const t = useT();
  const { token, money } = useGuest();
  const { setQuantity } = useCart(token);
  const { item_name: name, quantity } = line;
  const before = line.loyalty_price === null && line.discounted_price === null ? null : line.price;
  return (
    <li
      className={`${styles.line} ${line.available ? '' : styles.unavailable}`}
      data-line={line.cart_item_id}
    >
      {line.thumbnail && (
        <div className={styles.photo}>
          <Picture src={line.thumbnail} alt="" width={64} height={64} className={styles.thumb} />
        </div>
      )}
      <div className={styles.name}>
        <h3>{name}</h3>
        {line.guest_index && <LateWhoseDish guest={line.guest_index} />}
        {!line.available && <Badge tone="off">{t('cart.unavailable')}</Badge>}
      </div>
      <p className={styles.price}>
        {line.available ? money(line.total) : money(line.unit_price)}
        {line.available && quantity > 1 && (
          <span className={styles.each}>{t('cart.each', { price: money(line.unit_price) })}</span>
        )}
        {line.available && quantity === 1 && before !== null && before > line.unit_price && (
          <s className={styles.each}>{money(before)}</s>
        )}
      </p>
      <Details line={line} />
      <LineNote line={line} />
      <div className={styles.controls}>
        {line.available && <LineCourse line={line} />}
        {line.available ? (
          <div className={styles.stepper}>
            <Stepper
              value={quantity}
              min={MIN_QUANTITY}
              max={MAX_QUANTITY}
              removesBelowMin
              onChange={next => (next < MIN_QUANTITY ? onRemove(line) : setQuantity(line.cart_item_id, next))}
              lessLabel={
                quantity > MIN_QUANTITY ? t('common.decrease', { name }) : `${t('common.remove')}: ${name}`
              }
              moreLabel={t('common.increase', { name })}
              valueLabel={t('common.quantity', { name, count: quantity })}
            />
          </div>
        ) : (
          <Button
            look="secondary"
            onClick={() => onRemove(line)}
            aria-label={`${t('common.remove')}: ${name}`}
          >
            <Icon name="trash" size={20} />
            {t('common.remove')}
          </Button>
        )}
      </div>
    </li>
  );
};
