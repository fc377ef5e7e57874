/** The signs of a text as people count them: a letter with its marks, a little picture of several parts. */
export const signsOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** What stands for a name in the place of a number: its little picture, or its first letter. */
export const signOfName = (name: string): string => signsOf(name)[0]?.toLocaleUpperCase() ?? '';
