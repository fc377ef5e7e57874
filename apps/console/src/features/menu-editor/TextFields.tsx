import { Button, Textarea, TextInput } from '@mantine/core';
import type { Translated } from '@tableside/domain/menu';
import { translationState } from '@tableside/domain/menu-edit';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { useDraft } from './draft-context.ts';
import { useProblem } from './form-problems.ts';
import styles from './menu-editor.module.css';
import { useStillRight } from './use-still-right.ts';
import { languageName, withText } from './words.ts';

type Props = {
  readonly label: string;
  readonly value: Translated;
  /** The text's name in the basis of translations: `item:soup name`. */
  readonly text: string;
  /** Its way inside the entity, for what is wrong with it: `name`, `variations.0.name`. */
  readonly field: string;
  readonly long?: boolean;
  /** What stands in it until somebody types: it waits selected, so that typing takes its place. */
  readonly fresh?: string;
  readonly onChange: (value: Translated) => void;
};

/** One text in the venue's languages side by side, the main one first; says which are missing or were overtaken. */
export const TextFields = ({ label, value, text, field, long = false, fresh, onChange }: Props) => {
  const { t } = useText();
  const { draft } = useDraft();
  const problem = useProblem();
  const { confirm, busy } = useStillRight();
  const main = draft.main_language;
  const Field = long ? Textarea : TextInput;
  const first = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isFresh = useRef(fresh !== undefined && value[main] === fresh);
  useEffect(() => {
    if (!isFresh.current) return;
    first.current?.focus();
    first.current?.select();
  }, []);
  return (
    <fieldset className={styles.languages}>
      <legend>{label}</legend>
      {[main, ...draft.languages].map(language => {
        const state = translationState(value, draft.basis[text], language, main);
        return (
          <div key={language}>
            <Field
              ref={language === main ? first : undefined}
              data-autofocus={(language === main && isFresh.current) || undefined}
              lang={language}
              label={languageName(language)}
              {...(long && { autosize: true, minRows: 2, maxRows: 8 })}
              value={value[language] ?? ''}
              error={problem(`${field}.${language}`)}
              // Below the field, so that fields beside each other stand on one line.
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              description={state === 'there' ? undefined : t(`menu.translation.${state}`)}
              onChange={event => onChange(withText(value, language, event.currentTarget.value))}
            />
            {state === 'stale' && (
              <Button
                variant="subtle"
                loading={busy}
                aria-label={t('menu.stillRightOf', { text: label, language: languageName(language) })}
                onClick={() => void confirm({ text, language, seen: value[main] ?? '' })}
              >
                {t('menu.stillRight')}
              </Button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
