import type { Run } from './database/database.ts';

/**
 * A question that a lower feature asks and a higher one answers: in the transaction `By` of whoever asks, or with the parts
 * that it needs for one of its own. Each end names the other in a comment; the higher feature's `answers` (feature.ts) brings them together, so that
 * nothing that is asked stays without an answer. ADR 0030.
 */
export type Seam<About, Answer, By = Run> = {
  /** Throws where nobody answers. */
  readonly ask: (by: By, about: About) => Promise<Answer>;
  /** Once in a process; what answers keeps no state. */
  readonly answer: (answer: (by: By, about: About) => Promise<Answer>) => void;
};

export const seam = <About, Answer, By = Run>(name: string): Seam<About, Answer, By> => {
  let answering: ((by: By, about: About) => Promise<Answer>) | null = null;
  return {
    ask: (by, about) => {
      if (!answering) throw new Error(`nobody answers ${name}`);
      return answering(by, about);
    },
    answer: answer => {
      if (answering && answering !== answer) throw new Error(`${name} is answered by two`);
      answering = answer;
    },
  };
};
