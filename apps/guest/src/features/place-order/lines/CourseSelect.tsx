import { Icon } from '@tableside/design';
import { isCollected } from '@tableside/domain/venue';
import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { type CartLine, useCart } from '../../../data/cart/index.ts';
import { useT } from '../../../texts/texts.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './CartLineRow.module.css';

/** With which course a line comes; only where the venue has courses, and brings them. CART-03, CART-04. */
export const CourseSelect = ({ line }: { line: CartLine }) => {
  const t = useT();
  const { token, restaurant, place } = useGuest();
  const { accept } = useCart(token);
  const [pending, setPending] = useState<string | null>(null);
  if (restaurant.courses.length === 0 || isCollected(place)) return null;
  const choose = async (value: string) => {
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
  const chosen = restaurant.courses.find(({ id }) => id === value);
  return (
    <label className={styles.course}>
      <span className="visually-hidden">{t('cart.course')}</span>
      <Icon name="clock" size={16} />
      <span className={styles.courseName} aria-hidden="true">
        {chosen ? chosen.display_name || chosen.name : t('cart.courseNone')}
      </span>
      <Icon name="down" size={16} />
      {/* The native list lies unseen over the words: it opens as the phone's own picker. */}
      <select
        value={value}
        disabled={line.cart_item_id.startsWith('new:')}
        onChange={event => void choose(event.currentTarget.value)}
      >
        <option value="">{t('cart.courseNone')}</option>
        {restaurant.courses.map(course => (
          <option key={course.id} value={course.id}>
            {course.display_name || course.name}
          </option>
        ))}
      </select>
    </label>
  );
};
