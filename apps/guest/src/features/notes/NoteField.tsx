import { Field, Icon } from '@tableside/design';
import { mentionsAllergy } from '@tableside/domain/allergens';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { useT } from '../../texts/texts.ts';
import styles from './Note.module.css';

type Props = {
  readonly note: string;
  readonly onChange: (note: string) => void;
  /** The guest has just asked for it. */
  readonly asked: boolean;
};

/** Words to the kitchen about one dish, and what they cannot do; of an allergy that is said aloud. */
export const NoteField = ({ note, onChange, asked }: Props) => {
  const t = useT();
  const loud = mentionsAllergy(note);
  return (
    <div className={styles.note}>
      <Field
        multiline
        rows={2}
        label={t('note.label')}
        aside={t('common.optional')}
        placeholder={t('note.hint')}
        value={note}
        maxLength={MAX_ITEM_NOTE}
        autoFocus={asked}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <p className={styles.guarantee} data-loud={loud || undefined} role="status">
        {loud && <Icon name="warning" size={20} />}
        {t('note.guarantee')}
      </p>
    </div>
  );
};
