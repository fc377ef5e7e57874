import { Button, Icon } from '@tableside/design';
import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { type CartLine, useCart } from '../../../data/cart/index.ts';
import { useT } from '../../../texts/texts.ts';
import { NoteField } from '../../notes/index.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './CartLineRow.module.css';

type FormProps = { readonly line: CartLine; readonly onDone: () => void };

const NoteForm = ({ line, onDone }: FormProps) => {
  const t = useT();
  const { token } = useGuest();
  const { accept } = useCart(token);
  const [from] = useState(line.note);
  const [note, setNote] = useState(from);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const body = { cart_item_id: line.cart_item_id, note, from };
    try {
      accept(await api('POST /cart/{session}/update-note', { session: token, body }));
      onDone();
    } catch (error) {
      announceFailure(error);
      setBusy(false);
    }
  };
  return (
    <div className={styles.noteForm}>
      <NoteField note={note} onChange={setNote} asked />
      <div className={styles.noteActions}>
        <Button look="quiet" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => void save()}>
          {t('note.save')}
        </Button>
      </div>
    </div>
  );
};

/** What the kitchen is told about a line, to be read and changed; only where the venue takes notes. */
export const LineNote = ({ line }: { line: CartLine }) => {
  const t = useT();
  const { restaurant } = useGuest();
  const [open, setOpen] = useState(false);
  const { note } = line;
  // A line that the server has not numbered yet cannot be told of.
  const isNew = line.cart_item_id.startsWith('new:');
  if (note === '' && (!restaurant.item_notes || !line.available)) return null;
  const change = () => setOpen(true);
  return (
    <div className={styles.note}>
      {open && <NoteForm line={line} onDone={() => setOpen(false)} />}
      {!open && note !== '' && (
        <button
          type="button"
          className={styles.noteShown}
          disabled={isNew || !restaurant.item_notes}
          onClick={change}
        >
          <Icon name="note" size={18} />
          <span className="visually-hidden">{t('note.label')}: </span>
          <bdi>{note}</bdi>
          <span className="visually-hidden">{t('note.edit', { name: line.item_name })}</span>
        </button>
      )}
      {!open && note === '' && (
        <button
          type="button"
          className={styles.noteAdd}
          disabled={isNew}
          aria-label={`${t('note.add')}: ${line.item_name}`}
          onClick={change}
        >
          <Icon name="note" size={18} />
          {t('note.add')}
        </button>
      )}
    </div>
  );
};
