/** Letters that come apart into no plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
};

/**
 * A text as every bank of the payment area takes it: Latin letters without marks, digits and a few signs; what has no such
 * letter becomes a dot. Never empty.
 */
export const bankText = (text: string, longest: number): string => {
  const latin = [...text.normalize('NFKD')].map(sign => PLAIN[sign] ?? sign).join('');
  const plain = latin
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, '.')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.slice(0, longest).trim() || '.';
};
