import { Textarea } from '@mantine/core';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useText } from '../../../i18n/index.ts';
import styles from '../venue-settings.module.css';

type Texts = Readonly<Record<string, string>>;
type Props = {
  title: string;
  hint?: string;
  /** The main one first. */
  languages: readonly string[];
  value: Texts;
  longest: number;
  /** What is wrong with the text in the main language. */
  error?: string | undefined;
  onChange: (texts: Record<string, string>) => void;
};

const nameOf = (language: string): string => LANGUAGE_NAMES[language]?.name ?? language;

/** One text in all the languages of the venue; an empty one is read in the main language. */
export const TextsByLanguage = ({ title, hint, languages, value, longest, error, onChange }: Props) => {
  const { t } = useText();
  return (
    <fieldset className={styles.texts}>
      <legend>{title}</legend>
      {hint && <p>{hint}</p>}
      {languages.map((language, place) => (
        <Textarea
          key={language}
          lang={language}
          label={nameOf(language)}
          placeholder={place > 0 ? t('about.asMain') : undefined}
          autosize
          minRows={1}
          maxLength={longest}
          error={place === 0 ? error : undefined}
          value={value[language] ?? ''}
          onChange={event => onChange({ ...value, [language]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
};
