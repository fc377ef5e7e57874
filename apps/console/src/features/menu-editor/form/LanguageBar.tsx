import type { Translated } from '@tableside/domain/menu';
import { translationState } from '@tableside/domain/menu-edit';
import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { languageName } from '../words.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

type Props = {
  /** Every text of the form, under its name in the basis of translations. */
  readonly texts: readonly (readonly [string, Translated])[];
  readonly language: string;
  readonly onChoose: (language: string) => void;
};

/** Which language is written: one at a time, each with how much of the main one it still lacks. */
export const LanguageBar = ({ texts, language, onChoose }: Props) => {
  const { t } = useText();
  const { draft } = useDraft();
  const main = draft.main_language;
  const open = (each: string): number =>
    texts.filter(([name, text]) => translationState(text, draft.basis[name], each, main) !== 'there').length;
  return (
    <div className={styles.languageBar}>
      <ChoiceRow
        label={t('menu.language')}
        value={language}
        choices={[main, ...draft.languages].map(value => {
          const count = open(value);
          const name = languageName(value);
          return {
            value,
            name: count > 0 ? t('menu.languageOpen', { language: name, count }) : name,
            shown: (
              <span className={styles.languageName}>
                <span lang={value}>{name}</span>
                {count > 0 && <span className={styles.lacking}>{count}</span>}
              </span>
            ),
          };
        })}
        onChoose={onChoose}
      />
    </div>
  );
};
