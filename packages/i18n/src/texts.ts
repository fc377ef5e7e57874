import type { MessageKey } from './keys.ts';
import { formatMessage, type Messages, type Values } from './message.ts';

/** Looks a text up and fills it in. A key whose texts have not arrived yet gives an empty string, never the key. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** The texts of one language at one moment. */
export const createTranslate =
  (language: string, messages: Messages): Translate =>
  (key, values = {}) =>
    formatMessage(messages[key] ?? '', values, language);
