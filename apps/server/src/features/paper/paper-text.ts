/** Signs that turn writing around or cannot be seen: on paper they only hide things. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A text as it is put on paper: one line, whole letters, nothing that cannot be seen. */
export const paperText = (text: string): string =>
  text.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '').normalize('NFC').trim();

/** Little pictures: the paper's font has none and would show empty boxes. */
const PICTURES = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu;

/** A text with the letters that paper has. */
export const printable = (text: string): string => paperText(text.replace(PICTURES, ''));
