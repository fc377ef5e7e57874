import { useEffect } from 'react';
import { track } from '../../data/analytics/analytics.ts';
import { useGuest } from '../venue/index.ts';
import { changeLanguage } from './change-language.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

type Props = { readonly open: boolean; readonly onClose: () => void };

/** The languages of the venue, each under its own name. LANG-07, LANG-09, MENU-36. */
export const LanguageSheet = ({ open, onClose }: Props) => {
  const { token, restaurant, preview } = useGuest();
  useEffect(() => {
    if (open) track('language_selector_opened');
  }, [open]);
  return (
    <LanguageChoice
      open={open}
      onClose={onClose}
      main={restaurant.main_language}
      offered={restaurant.languages}
      onChoose={language => changeLanguage(token, language, preview)}
    />
  );
};
