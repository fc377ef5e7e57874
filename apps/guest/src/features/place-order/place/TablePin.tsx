import { Field } from '@tableside/design';
import { useOrders } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import { changeDraft, useDraft } from '../../draft/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../PlaceOrder.module.css';
import { asksPin } from './asks-pin.ts';

/** The table's PIN, where the venue asks for it. */
export const TablePin = ({ wrong }: { wrong: boolean }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { pin } = useDraft(token);
  const asked = asksPin(restaurant, useOrders(token).data);
  if (!asked && !wrong) return null;
  return (
    <div className={styles.note}>
      <Field
        label={t('cart.pin')}
        hint={t('cart.pinHint')}
        error={wrong ? t('errors.presence_pin_wrong') : null}
        late
        value={pin}
        maxLength={10}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={event => changeDraft(token, { pin: event.currentTarget.value.trim() })}
      />
    </div>
  );
};
