import { Icon, Sheet } from '@tableside/design';
import { selectorLanguages } from '@tableside/domain/session';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { announceFailure } from '../toasts/index.ts';
import styles from './LanguageSheet.module.css';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly main: string;
  readonly offered: readonly string[];
  readonly onChoose: (language: string) => Promise<unknown>;
};

/** Languages to choose from, each under its own name. LANG-07, LANG-09, FOOD-11. */
export const LanguageChoice = ({ open, onClose, main, offered, onChoose }: Props) => {
  const t = useT();
  const current = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  useBackCloses(open, 'sheet', onClose);
  const choose = async (language: string) => {
    setBusy(language);
    try {
      if (language !== current) await onChoose(language);
      onClose();
    } catch (error) {
      announceFailure(error);
    }
    setBusy(null);
  };
  return (
    <Sheet open={open} onClose={onClose} label={t('menu.chooseLanguage')} closeLabel={t('common.close')}>
      <ul className={styles.list}>
        {selectorLanguages(main, offered).map(language => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              className={styles.language}
              aria-pressed={language === current}
              aria-busy={busy === language || undefined}
              disabled={busy !== null}
              onClick={() => choose(language)}
            >
              {LANGUAGE_NAMES[language]?.name ?? language}
              {language === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
