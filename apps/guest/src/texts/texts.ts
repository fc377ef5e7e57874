import {
  createTranslate,
  type GuestSet,
  type Message,
  type Messages,
  type SpokenPlace,
  type Translate,
} from '@tableside/i18n';
import { createContext, createElement, type ReactNode, use, useSyncExternalStore } from 'react';

/** Addresses of the hashed text files of one language. */
export type TextFiles = Readonly<Record<Exclude<GuestSet, 'gift' | 'public' | 'reserve' | 'court'>, string>>;

type State = { readonly language: string; readonly messages: Record<string, Message>; readonly t: Translate };
let place: SpokenPlace | undefined;
const stateOf = (language: string, given: Messages): State => {
  const messages = { ...given };
  return { language, messages, t: createTranslate(language, messages, () => place) };
};

let state = stateOf('en', {});
/** Whose texts are on their way; what else comes meanwhile comes in it. */
let chosen: string | undefined;
let files: Readonly<Record<string, TextFiles>> = {};
const loaded = new Map<string, Promise<Messages>>();
const listeners = new Set<() => void>();

/** The texts that came with the page. The server calls it before each rendering. */
export const startTexts = (language: string, messages: Messages, available: typeof files): void => {
  files = available;
  place = undefined;
  chosen = undefined;
  state = stateOf(language, messages);
};

/** From here on in the words of the place where the guest is; nowhere in particular until a session says where. */
export const speakAt = (where: SpokenPlace): void => {
  place = where;
};

const fetchSet = (language: string, set: keyof TextFiles): Promise<Messages> => {
  const address = files[language]?.[set];
  if (!address) return Promise.resolve({});
  const known = loaded.get(address);
  if (known) return known;
  const load = fetch(address).then(answer => {
    if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
    return answer.json() as Promise<Messages>;
  });
  load.catch(() => loaded.delete(address));
  loaded.set(address, load);
  return load;
};

const change = (next: State): void => {
  state = next;
  for (const listener of listeners) listener();
};

/**
 * The texts beyond the first screens; await it before showing a screen that uses them. They join those that are there
 * without a sound: no row of the menu changes because of them.
 */
export const loadMoreTexts = async (): Promise<void> => {
  const { language } = state;
  const more = await fetchSet(language, 'more');
  if (language === state.language) Object.assign(state.messages, more);
};

/** All texts of another language, shown at once when they are there. Throws when they cannot be fetched. */
export const switchTexts = async (language: string): Promise<void> => {
  chosen = language;
  try {
    const [core, more] = await Promise.all([fetchSet(language, 'core'), fetchSet(language, 'more')]);
    change(stateOf(language, { ...core, ...more }));
  } finally {
    chosen = undefined;
  }
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): State => state;

const TextsContext = createContext<State | null>(null);

/** Hands the texts down: hundreds of rows read them, so they listen once and not each for itself. */
export const TextsProvider = ({ children }: { children: ReactNode }) =>
  createElement(TextsContext, { value: useSyncExternalStore(subscribe, current, current) }, children);

/** Looks texts up; the component renders again when the language changes. */
export const useT = (): Translate => (use(TextsContext) ?? state).t;
export const useLanguage = (): string => (use(TextsContext) ?? state).language;
/** Whether a language's texts can be fetched here: the venue's languages, or the one the page came in. */
export const hasTexts = (language: string): boolean => files[language] !== undefined;
/** The language on screen, or the one that comes next. */
export const currentLanguage = (): string => chosen ?? state.language;
/** For code outside components, such as toasts. */
export const t: Translate = (key, values) => state.t(key, values);
