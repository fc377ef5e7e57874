import { createContext, useContext } from 'react';

/** The language whose texts a form shows: the main one until another is chosen. */
const Context = createContext<string | null>(null);
export const LanguageShown = Context.Provider;
export const useLanguageShown = (): string | null => useContext(Context);
