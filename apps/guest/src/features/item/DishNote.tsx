import { Icon } from '@tableside/design';
import { useState } from 'react';
import { useT } from '../../texts/texts.ts';
import { NoteField } from '../notes/index.ts';
import styles from './Contents.module.css';

/** A note to the kitchen in the item sheet: a quiet row until wanted. */
export const DishNote = ({ note, onChange }: { note: string; onChange: (note: string) => void }) => {
  const t = useT();
  const [asked, setAsked] = useState(false);
  if (asked || note !== '') {
    return (
      <div className={styles.sheetNote}>
        <NoteField note={note} onChange={onChange} asked={asked} />
      </div>
    );
  }
  return (
    <button type="button" className={styles.opener} onClick={() => setAsked(true)}>
      <Icon name="note" size={20} />
      {t('note.add')}
      <Icon name="plus" size={18} />
    </button>
  );
};
