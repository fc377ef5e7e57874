import { Field, Icon } from '@tableside/design';
import { MAX_ORDER_COMMENT } from '@tableside/domain/notes';
import { useState } from 'react';
import { useT } from '../../../texts/texts.ts';
import { changeDraft, useDraft } from '../../draft/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../PlaceOrder.module.css';

type Props = {
  /** Of several kitchens, the one that it is for. */
  readonly venue?: string;
};

/** A note for the kitchen: a quiet row until wanted. CART-05. */
export const KitchenNote = ({ venue }: Props) => {
  const t = useT();
  const { token } = useGuest();
  const { comment } = useDraft(token);
  const [open, setOpen] = useState(comment !== '');
  const [asked, setAsked] = useState(false);
  if (!open) {
    const show = () => {
      setOpen(true);
      setAsked(true);
    };
    return (
      <button type="button" className={styles.opener} onClick={show}>
        <Icon name="note" size={20} />
        {venue ? t('court.noteFor', { venue }) : t('cart.noteAdd')}
        <Icon name="plus" size={18} />
      </button>
    );
  }
  return (
    <div className={styles.note}>
      <Field
        multiline
        rows={2}
        label={venue ? t('court.noteFor', { venue }) : t('cart.comment')}
        aside={t('common.optional')}
        placeholder={t('cart.commentHint')}
        value={comment}
        maxLength={MAX_ORDER_COMMENT}
        autoFocus={asked}
        onChange={event => changeDraft(token, { comment: event.currentTarget.value })}
      />
    </div>
  );
};
