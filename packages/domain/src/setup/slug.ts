const LONGEST = 40;
/** Letters that are not a plain one with a mark on it. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** What stands at the same place in addresses of the console, and would hide a venue of that name. */
const TAKEN: readonly string[] = ['assets'];

/** Whole words as long as there is room; a word without an end is cut where the room ends. */
const shortened = (plain: string): string => {
  if (plain.length <= LONGEST) return plain;
  const end = plain.lastIndexOf('-', LONGEST);
  return plain.slice(0, end > 0 ? end : LONGEST);
};

/**
 * The venue's part of the console's addresses, made of its name: small Latin letters, digits and dashes. `tries` counts the
 * venues that have it already. Names without a single such letter become `venue`.
 */
export const slugOf = (name: string, tries = 0): string => {
  const whole = [...name.toLowerCase()]
    .map(letter => SPELT[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const plain = shortened(whole);
  const slug = plain === '' ? 'venue' : TAKEN.includes(plain) ? `${plain}-venue` : plain;
  return tries === 0 ? slug : `${slug}-${tries + 1}`;
};
