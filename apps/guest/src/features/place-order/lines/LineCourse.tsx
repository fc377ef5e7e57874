import { Chip, Icon } from '@tableside/design';
import { isCollected } from '@tableside/domain/venue';
import { useId, useRef, useState } from 'react';
import { api } from '../../../data/api.ts';
import { type CartLine, useCart } from '../../../data/cart/index.ts';
import { useT } from '../../../texts/texts.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './CartLineRow.module.css';

/**
 * With which course a line comes: said in a word, its choices below it once that is tapped. Only where the venue has
 * courses, and brings them. CART-03, CART-04.
 */
export const LineCourse = ({ line }: { line: CartLine }) => {
  const t = useT();
  const { token, restaurant, place } = useGuest();
  const { accept } = useCart(token);
  const [pending, setPending] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const choices = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (restaurant.courses.length === 0 || isCollected(place)) return null;
  const choose = async (value: string) => {
    setOpen(false);
    button.current?.focus();
    setPending(value);
    const change = { cart_item_id: line.cart_item_id, course_id: value || null, from: line.course_id };
    try {
      accept(
        await api('POST /cart/{session}/update-courses', { session: token, body: { cart_items: [change] } }),
      );
    } catch (error) {
      announceFailure(error);
    }
    setPending(null);
  };
  const value = pending ?? line.course_id ?? '';
  const courses = [
    { id: '', words: t('cart.courseNone') },
    ...restaurant.courses.map(({ id, name, display_name }) => ({ id, words: display_name || name })),
  ];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.course}
        disabled={line.cart_item_id.startsWith('new:')}
        aria-expanded={open}
        aria-controls={choices}
        onClick={() => setOpen(!open)}
      >
        <Icon name="clock" size={18} />
        <span className="visually-hidden">{t('cart.course')}: </span>
        <span className={styles.courseName}>
          {courses.find(({ id }) => id === value)?.words ?? t('cart.courseNone')}
        </span>
        <Icon name="down" size={16} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's contents would be told with each chip again */}
      <div
        id={choices}
        role="group"
        aria-label={`${t('cart.course')}: ${line.item_name}`}
        className={styles.courses}
        hidden={!open}
      >
        {courses.map(({ id, words }) => (
          <Chip key={id} chosen={id === value} onClick={() => void choose(id)}>
            {words}
          </Chip>
        ))}
      </div>
    </>
  );
};
