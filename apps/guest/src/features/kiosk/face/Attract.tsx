import { Picture } from '@tableside/design';
import { selectorLanguages } from '@tableside/domain/session';
import { LANGUAGE_NAMES } from '@tableside/i18n';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '../../../texts/texts.ts';
import { changeDraft, readDraft } from '../../draft/index.ts';
import { changeLanguage } from '../../language/index.ts';
import { announceFailure } from '../../toasts/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './face.module.css';
import { HiddenSpot } from './HiddenSpot.tsx';
import { useDining } from './use-dining.ts';
import { usePresence } from './use-presence.ts';

const Languages = () => {
  const { token, restaurant, preview } = useGuest();
  const current = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);
  const languages = selectorLanguages(restaurant.main_language, restaurant.languages);
  if (languages.length < 2) return null;
  const choose = (language: string) => {
    if (language === current || busy !== null) return;
    setBusy(language);
    changeLanguage(token, language, preview)
      .catch(announceFailure)
      .finally(() => setBusy(null));
  };
  return (
    <ul className={styles.languages}>
      {languages.map(language => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === current}
            aria-busy={busy === language || undefined}
            onClick={() => choose(language)}
          >
            {LANGUAGE_NAMES[language]?.name ?? language}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** What a kiosk shows while nobody is there: the venue, its languages, and one tap that begins. */
export const Attract = ({ onStart, onBackOffice }: { onStart: () => void; onBackOffice: () => void }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const dining = useDining();
  const dialog = useRef<HTMLDialogElement>(null);
  usePresence();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Nobody is there yet: no button is singled out.
    element?.focus();
    return () => element?.close();
  }, []);
  const start = (answer?: string) => {
    if (dining && answer !== undefined) {
      const { answers } = readDraft(token);
      changeDraft(token, { answers: { ...answers, [dining.key]: answer } });
    }
    onStart();
  };
  const picture = restaurant.splash_cover ?? restaurant.cover;
  return (
    <dialog
      ref={dialog}
      className={styles.attract}
      aria-label={restaurant.name}
      tabIndex={-1}
      data-pictured={picture ? '' : undefined}
      onCancel={event => event.preventDefault()}
    >
      {picture && <Picture src={picture} alt="" width={1080} height={1920} className={styles.cover} />}
      <HiddenSpot onOpen={onBackOffice} />
      <Languages />
      <div className={styles.name}>
        {restaurant.logo && <img src={restaurant.logo} alt="" className={styles.logo} />}
        <h1>{restaurant.name}</h1>
        {restaurant.description && <p>{restaurant.description}</p>}
      </div>
      <div className={styles.begin}>
        {/* What is not known yet is no button that turns into another under a finger. */}
        {dining
          ? dining.answers.map(({ value, text }) => (
              <button key={value} type="button" className={styles.choice} onClick={() => start(value)}>
                {text}
              </button>
            ))
          : dining === null && (
              <button type="button" className={styles.choice} onClick={() => start()}>
                {t('kiosk.start')}
              </button>
            )}
      </div>
    </dialog>
  );
};
