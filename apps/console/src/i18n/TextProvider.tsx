import { formatMessage, type Values } from '@tableside/i18n';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type ConsoleLanguage, chosenElsewhere, rememberLanguage } from './languages.ts';
import type { TextKey } from './text-key.ts';
import { loadTexts, type Texts } from './texts.ts';

export type Translate = (key: TextKey, values?: Values) => string;
type TextContext = {
  readonly language: ConsoleLanguage;
  readonly t: Translate;
  readonly chooseLanguage: (language: ConsoleLanguage) => void;
};

const Context = createContext<TextContext | null>(null);

/** Texts of the chosen language; the old language stays on screen until the new one has arrived. */
export const TextProvider = (props: { language: ConsoleLanguage; texts: Texts; children: ReactNode }) => {
  const [current, setCurrent] = useState({ language: props.language, texts: props.texts });
  useEffect(() => {
    document.documentElement.lang = current.language;
  }, [current.language]);
  const speak = useCallback(
    (language: ConsoleLanguage) => void loadTexts(language).then(texts => setCurrent({ language, texts })),
    [],
  );
  // Whoever changes the language does so for the device, not for one of its tabs.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const language = chosenElsewhere(event);
      if (language) speak(language);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [speak]);
  const value = useMemo<TextContext>(
    () => ({
      language: current.language,
      t: (key, values = {}) => formatMessage(current.texts[key], values, current.language),
      chooseLanguage: language => {
        rememberLanguage(language);
        speak(language);
      },
    }),
    [current, speak],
  );
  return <Context value={value}>{props.children}</Context>;
};

export const useText = (): TextContext => {
  const value = useContext(Context);
  if (!value) throw new Error('useText needs a TextProvider above it');
  return value;
};
