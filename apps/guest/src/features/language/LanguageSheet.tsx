import { Icon, Sheet } from '@tableside/design';
import { selectorLanguages } from '@tableside/domain/session';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useEffect, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { track } from '../../data/analytics.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { announceFailure } from '../toasts/index.ts';
import { useGuest } from '../venue/index.ts';
import { changeLanguage } from './change-language.ts';
import styles from './LanguageSheet.module.css';

type Props = { readonly open: boolean; readonly onClose: () => void };

/** The languages of the venue, each under its own name. LANG-07, LANG-09, MENU-36. */
export const LanguageSheet = ({ open, onClose }: Props) => {
  const t = useT();
  const current = useLanguage();
  const { token, restaurant, preview } = useGuest();
  const [busy, setBusy] = useState<string | null>(null);
  useBackCloses(open, 'sheet', onClose);
  useEffect(() => {
    if (open) track('language_selector_opened');
  }, [open]);
  const choose = async (language: string) => {
    setBusy(language);
    try {
      if (language !== current) await changeLanguage(token, language, preview);
      onClose();
    } catch (error) {
      announceFailure(error);
    }
    setBusy(null);
  };
  return (
    <Sheet open={open} onClose={onClose} label={t('menu.chooseLanguage')} closeLabel={t('common.close')}>
      <ul className={styles.list}>
        {selectorLanguages(restaurant.main_language, restaurant.languages).map(language => (
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
