import type { MessageKey } from './keys.ts';
import { formatMessage, type Messages, type Values } from './message.ts';
import type { SpokenPlace } from './places.ts';

/** Looks a text up and fills it in. A key whose texts have not arrived yet gives an empty string, never the key. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** The texts of one language at one moment, in the words of the place where the guest is: `key@place` before `key`. */
export const createTranslate =
  (language: string, messages: Messages, place?: () => SpokenPlace | undefined): Translate =>
  (key, values = {}) =>
    formatMessage(messages[`${key}@${place?.()}`] ?? messages[key] ?? '', values, language);
