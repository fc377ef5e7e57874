import { Button } from '@mantine/core';
import { type ConsoleLanguage, LANGUAGES, useText } from '../../i18n/index.ts';
import styles from './sign-in.module.css';

const codes = Object.keys(LANGUAGES) as ConsoleLanguage[];

/** Languages by their own names, each in its own language for screen readers. */
export const LanguageSwitch = () => {
  const { t, language, chooseLanguage } = useText();
  return (
    <fieldset className={styles.languages} aria-label={t('app.language')}>
      {codes.map(code => (
        <Button
          key={code}
          variant={code === language ? 'light' : 'subtle'}
          aria-pressed={code === language}
          lang={code}
          onClick={() => chooseLanguage(code)}
        >
          {LANGUAGES[code]}
        </Button>
      ))}
    </fieldset>
  );
};
