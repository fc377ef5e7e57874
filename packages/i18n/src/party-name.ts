/** Longest name, in signs as people count them, and in units: marks heaped on one sign are no name. */
const MOST = { signs: 20, units: 60 } as const;

/** What nobody sees or what turns the writing around it; joiners that hold letters and little pictures together stay. */
const UNSEEN =
  /(?<!\p{L}|\p{M}|\p{So}|\p{Sk})(?:\u200C|\u200D)|(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

const signsOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** What a guest is called by the others of a table, as it is kept: one line, nothing hidden, cut by whole signs; null: none. */
export const partyName = (typed: string): string | null => {
  const plain = typed.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  let name = '';
  for (const sign of signsOf(plain).slice(0, MOST.signs)) {
    if (name.length + sign.length > MOST.units) break;
    name += sign;
  }
  return name.trim() || null;
};

/** What stands in the place of a number: the little picture, or the first letter. */
export const partySign = (name: string): string => signsOf(name)[0]?.toLocaleUpperCase() ?? '';
