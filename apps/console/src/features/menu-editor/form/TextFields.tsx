import type { Translated } from '@tableside/domain/menu';
import { translationState } from '@tableside/domain/menu-edit';
import { useCallback, useEffect, useRef } from 'react';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { withText } from '../words.ts';
import { useProblem } from './form-problems.ts';
import { useLanguageShown } from './language-shown.ts';
import { TextField } from './TextField.tsx';

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

/** One text in the language that is shown, beneath it what the main one says; and wherever something is wrong with it. */
export const TextFields = (props: Props) => {
  const { label, value, text, field, long = false, fresh } = props;
  const { draft } = useDraft();
  const problem = useProblem();
  const main = draft.main_language;
  const shown = useLanguageShown() ?? main;
  const first = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isFresh = useRef(fresh !== undefined && value[main] === fresh);
  useEffect(() => {
    if (!isFresh.current) return;
    first.current?.focus();
    first.current?.select();
  }, []);
  // The fields of the languages in which nothing was typed stay as they are.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const type = useCallback(
    (language: string, typed: string) =>
      latest.current.onChange(withText(latest.current.value, language, typed)),
    [],
  );
  const languages = [main, ...draft.languages].filter(
    language => language === shown || problem(`${field}.${language}`) !== undefined,
  );
  return (
    <fieldset className={styles.languages}>
      <legend>{label}</legend>
      {languages.map(language => {
        const state = translationState(value, draft.basis[text], language, main);
        return (
          <TextField
            key={language}
            of={label}
            language={language}
            value={value[language] ?? ''}
            error={problem(`${field}.${language}`)}
            state={state}
            text={text}
            original={language === main ? '' : (value[main] ?? '')}
            seen={state === 'stale' ? (value[main] ?? '') : ''}
            long={long}
            focused={language === main && isFresh.current}
            field={language === main ? first : undefined}
            onType={type}
          />
        );
      })}
    </fieldset>
  );
};
