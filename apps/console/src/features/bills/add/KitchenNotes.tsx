import { TextInput, UnstyledButton } from '@mantine/core';
import { type TextKey, useText } from '../../../i18n/index.ts';
import styles from '../sheets.module.css';

const MAX_NOTE = 140;
/** What any kitchen is told, until this person's own words are known. */
const COMMON: readonly TextKey[] = ['note.noSalt', 'note.noOnion', 'note.sauceApart', 'note.toShare'];
const MAX_CHIPS = 6;

const partsOf = (note: string): readonly string[] =>
  note
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

type Props = { note: string; usual: readonly string[]; onNote: (note: string) => void };

/** What the kitchen is told about a dish: usual words by a tap, anything else by typing. */
export const KitchenNotes = ({ note, usual, onNote }: Props) => {
  const { t } = useText();
  const parts = partsOf(note);
  const chips = [...new Set([...usual, ...COMMON.map(key => t(key))])].slice(0, MAX_CHIPS);
  const toggle = (words: string) => {
    const next = parts.includes(words) ? parts.filter(part => part !== words) : [...parts, words];
    onNote(next.join(', ').slice(0, MAX_NOTE));
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('note.title')}</legend>
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
      <TextInput
        aria-label={t('change.note')}
        placeholder={t('note.other')}
        value={note}
        maxLength={MAX_NOTE}
        onChange={event => onNote(event.currentTarget.value)}
      />
    </fieldset>
  );
};
