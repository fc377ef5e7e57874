import { directionOf } from '@tableside/i18n';
import { useEffect } from 'react';
import { currentLanguage, hasTexts, switchTexts } from '../../texts/texts.ts';

/** Shows the screen in the language its address asks for, as far as there are texts. INVOICE-27. */
export const useWantedLanguage = (wanted: string | null): void => {
  useEffect(() => {
    if (wanted === null || wanted === currentLanguage() || !hasTexts(wanted)) return;
    switchTexts(wanted).then(
      () => {
        document.documentElement.lang = wanted;
        document.documentElement.dir = directionOf(wanted);
      },
      () => undefined,
    );
  }, [wanted]);
};
