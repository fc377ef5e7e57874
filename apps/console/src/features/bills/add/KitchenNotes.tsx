import { TextInput } from '@mantine/core';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { useText } from '../../../i18n/index.ts';
import styles from '../sheets.module.css';
import { NoteChips } from './NoteChips.tsx';

type Props = { note: string; usual: readonly string[]; onNote: (note: string) => void };

/** What the kitchen is told about a dish: usual words by a tap, anything else by typing. */
export const KitchenNotes = ({ note, usual, onNote }: Props) => {
  const { t } = useText();
  return (
    <fieldset className={styles.group}>
      <legend>{t('note.title')}</legend>
      <NoteChips note={note} usual={usual} onNote={onNote} />
      <TextInput
        aria-label={t('change.note')}
        placeholder={t('note.other')}
        value={note}
        maxLength={MAX_ITEM_NOTE}
        onChange={event => onNote(event.currentTarget.value)}
      />
    </fieldset>
  );
};
