import { useDraft } from '../draft/draft-context.ts';
import type { Left, Typed } from '../draft/pending.ts';
import { ConflictNote } from '../form/ConflictNote.tsx';
import styles from '../menu-editor.module.css';
import { nameIn } from '../words.ts';

const nameOf = (edit: Typed, main: string): string => {
  if (edit.kind === 'item-set') return nameIn(edit.item.name, main);
  return nameIn(edit.kind === 'tag-set' ? edit.tag.name : edit.category.name, main);
};

/** The form is closed, or was in a tab that is: it saves again, and tells here what comes of it. */
const over = (seen: number) => ({ seen, isOpen: () => false });

type Props = { readonly left: readonly Left[]; readonly onDecided: (id: string) => void };

/** What was typed over somebody else's change and stands in no form any more: nothing of it goes before one of the two is chosen. */
export const LeftNotes = ({ left, onDecided }: Props) => {
  const { draft, change } = useDraft();
  if (left.length === 0) return null;
  return (
    <div className={styles.left}>
      {left.map(({ id, edit, refused: { by, revision, gone } }) => (
        <ConflictNote
          key={id}
          about={nameOf(edit, draft.main_language)}
          theirs={{ by, value: gone ? null : edit }}
          onTake={() => onDecided(id)}
          onKeep={() => {
            onDecided(id);
            void change(edit, over(revision));
          }}
        />
      ))}
    </div>
  );
};
