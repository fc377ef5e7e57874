import { TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import styles from './books.module.css';
import { POLAND_PARTS, type PolandDraft, polandField, polandProblems } from './poland-draft.ts';

/** The tax office and the registered address in its parts; who files nothing there never opens it. */
export const PolandFields = ({
  draft,
  open,
  mayChange,
  wrong,
  onChange,
}: {
  draft: PolandDraft;
  open: boolean;
  mayChange: boolean;
  /** The fields that were sent wrong. */
  wrong: readonly string[];
  onChange: (draft: PolandDraft, field: string) => void;
}) => {
  const { t } = useText();
  const problems = polandProblems(draft);
  return (
    <details className={styles.accounts} open={open || undefined}>
      <summary>
        <h2>{t('books.poland')}</h2>
      </summary>
      <p>{t('books.polandHint')}</p>
      <div className={`${styles.pair} ${styles.address}`}>
        {POLAND_PARTS.map(([part, longest]) => {
          const problem = problems[part];
          return (
            <TextInput
              key={part}
              label={t(`books.poland.${part}`)}
              inputMode={part === 'office' ? 'numeric' : undefined}
              autoComplete="off"
              maxLength={longest}
              disabled={!mayChange}
              value={draft[part]}
              error={problem && wrong.includes(polandField(part)) ? t(problem) : undefined}
              onChange={event => onChange({ ...draft, [part]: event.currentTarget.value }, polandField(part))}
            />
          );
        })}
      </div>
    </details>
  );
};
