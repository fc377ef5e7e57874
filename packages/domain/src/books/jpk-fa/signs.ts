/** A text as the schema's tokens have it: no more signs than it takes, one space between words, none around them. */
export const signs = (text: string, longest: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, longest).join('').trim();
