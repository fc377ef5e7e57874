const RIGHT_TO_LEFT = '\\p{Script=Arabic}\\p{Script=Hebrew}';
const RTL_WORDS = `[${RIGHT_TO_LEFT}]+(?:[\\s،؛.,!?'-]+[${RIGHT_TO_LEFT}]+)*`;
const OTHER_WORDS = `[^\\s${RIGHT_TO_LEFT}]+(?:\\s+[^\\s${RIGHT_TO_LEFT}]+)*`;
const RUNS = new RegExp(`${RTL_WORDS}|\\s+|${OTHER_WORDS}`, 'gu');
const STRONG = new RegExp(`[${RIGHT_TO_LEFT}]|\\p{L}`, 'u');
const IS_RTL = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u');

/**
 * A line's parts from left to right as they are seen. Fonts turn a text around as a whole where it is written from right to
 * left, and with it the number of a table: 12 would be read as 21. So each part of one direction is drawn by itself.
 */
export const visualRuns = (text: string): string[] => {
  const runs = text.match(RUNS) ?? [];
  const first = STRONG.exec(text)?.[0] ?? '';
  return IS_RTL.test(first) ? runs.reverse() : runs;
};
