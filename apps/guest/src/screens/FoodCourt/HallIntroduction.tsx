import { Button, Chip } from '@tableside/design';
import { selectorLanguages } from '@tableside/domain/session';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useState } from 'react';
import { markOnboarded, wantsIntroduction } from '../../features/onboarding/index.ts';
import { announceFailure } from '../../features/toasts/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import styles from './FoodCourt.module.css';

const NAME = 'court';

type Props = {
  readonly main: string;
  readonly offered: readonly string[];
  readonly onChoose: (language: string) => Promise<unknown>;
};

/**
 * How a hall works, in one step and in the guest's language, until it was understood. It stands among what is read and
 * never lies over it. ONBOARD-02, ONBOARD-08.
 */
export const HallIntroduction = ({ main, offered, onChoose }: Props) => {
  const t = useT();
  const current = useLanguage();
  const [wanted, setWanted] = useState(() => wantsIntroduction(NAME, false));
  if (!wanted) return null;
  const understood = () => {
    markOnboarded(NAME);
    setWanted(false);
  };
  return (
    <section className={styles.intro} aria-labelledby="hall-intro">
      <h2 id="hall-intro">{t('court.introTitle')}</h2>
      <p>{t('court.introText')}</p>
      <div className={styles.introLast}>
        {offered.length > 0 && (
          <fieldset aria-label={t('menu.chooseLanguage')} className={styles.introLanguages}>
            {selectorLanguages(main, offered).map(language => (
              <Chip
                key={language}
                lang={language}
                chosen={language === current}
                onClick={() => language !== current && onChoose(language).catch(announceFailure)}
              >
                {LANGUAGE_NAMES[language]?.name ?? language}
              </Chip>
            ))}
          </fieldset>
        )}
        <Button look="secondary" onClick={understood}>
          {t('bill.onboarding.understood')}
        </Button>
      </div>
    </section>
  );
};
