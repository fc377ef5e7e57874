import { spelledAddress } from '@tableside/domain/codes';
import type { Hex } from '@tableside/domain/theme';
import { printable } from '../paper/index.ts';
import type { SignContent } from '../signs/index.ts';
import type { SignWords } from './sign-words.ts';

type Says = {
  readonly venue: string;
  /** The large line above the code. */
  readonly headline: string;
  /** What the code opens. */
  readonly address: string;
  /** What is typed instead; else the same. */
  readonly typed?: string;
  /** What to do there. */
  readonly sentence: Parameters<SignWords['word']>[0];
  readonly colour: Hex;
};

/** What the sign of any code says, in letters that paper has. */
export const signContent = (
  words: SignWords,
  { venue, headline, address, typed = address, sentence, colour }: Says,
): SignContent => ({
  venue: printable(venue),
  table: printable(headline),
  address,
  sentence: words.word(sentence),
  orOpen: words.word('orOpen'),
  typed: spelledAddress(typed),
  colour,
});
