/** What XML 1.0 has no way to say: control signs, and halves of signs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const UNSPEAKABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text of people as XML, without what XML cannot hold. */
export const xmlText = (text: string): string =>
  text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, sign => ESCAPED[sign] ?? sign);

type Attributes = Readonly<Record<string, string>>;
const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');

/** An element that holds a text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  text === ''
    ? `<${name}${attributesText(attributes)}/>`
    : `<${name}${attributesText(attributes)}>${xmlText(text)}</${name}>`;

/** An element that holds others, in their order. */
export const element = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${name}${attributesText(attributes)}>${children.join('')}</${name}>`;

/** A whole document in UTF-8. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
