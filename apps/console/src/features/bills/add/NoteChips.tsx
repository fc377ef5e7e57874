import { UnstyledButton } from '@mantine/core';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { type TextKey, useText } from '../../../i18n/index.ts';
import styles from '../sheets.module.css';

/** What any kitchen is told, until this person's own words are known. */
const COMMON: readonly TextKey[] = ['note.noSalt', 'note.noOnion', 'note.sauceApart', 'note.toShare'];
const MAX_CHIPS = 6;

const partsOf = (note: string): readonly string[] =>
  note
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

type Props = { note: string; usual: readonly string[]; onNote: (note: string) => void };

/** Usual words for the kitchen, each put into the note by a tap and taken out by the next. */
export const NoteChips = ({ note, usual, onNote }: Props) => {
  const { t } = useText();
  const parts = partsOf(note);
  const chips = [...new Set([...usual, ...COMMON.map(key => t(key))])].slice(0, MAX_CHIPS);
  const toggle = (words: string) => {
    const next = parts.includes(words) ? parts.filter(part => part !== words) : [...parts, words];
    onNote(next.join(', ').slice(0, MAX_ITEM_NOTE));
  };
  return (
    <div className={styles.options}>
      {chips.map(words => (
        <UnstyledButton
          key={words}
          className={styles.option}
          aria-pressed={parts.includes(words)}
          onClick={() => toggle(words)}
        >
          {words}
        </UnstyledButton>
      ))}
    </div>
  );
};
