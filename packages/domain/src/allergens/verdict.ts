import type { Said } from './allergens.ts';

/**
 * A question a dish asks: its variations, or an option group. `atLeast`: how many answers it wants; zero: none, so that
 * the guest can leave it.
 */
export type Question = { readonly atLeast: number; readonly answers: readonly Said[] };

/** What a dish means to somebody who avoids something. */
export const VERDICTS = ['fits', 'choose', 'may', 'unknown', 'contains'] as const;
/**
 * `fits`: nothing of it in any form. `choose`: there is a form without it. `may`: every form has traces at least.
 * `unknown`: the venue has not stated it. `contains`: it is in every form.
 */
export type Verdict = (typeof VERDICTS)[number];

type Dish = Said & { readonly stated: boolean; readonly questions: readonly Question[] };

const has = (codes: readonly string[] | undefined, avoided: ReadonlySet<string>): boolean =>
  codes?.some(code => avoided.has(code)) ?? false;

/** What the best answers to a question bring with them. */
const ofQuestion = ({ atLeast, answers }: Question, avoided: ReadonlySet<string>): Verdict => {
  const free = answers.filter(answer => !has(answer.allergens, avoided));
  const clean = free.filter(answer => !has(answer.mayContain, avoided));
  if (free.length < atLeast) return 'contains';
  if (clean.length < atLeast) return 'may';
  return clean.length < answers.length ? 'choose' : 'fits';
};

const worse = (one: Verdict, other: Verdict): Verdict =>
  VERDICTS.indexOf(other) > VERDICTS.indexOf(one) ? other : one;

/**
 * Whether somebody who avoids these allergens can have the dish in some form. Nothing that is unsure passes for safe:
 * a dish whose venue says nothing of it is `unknown`, and one with traces is `may`.
 */
export const verdictOf = (dish: Dish, avoided: ReadonlySet<string>): Verdict => {
  if (avoided.size === 0) return 'fits';
  if (has(dish.allergens, avoided)) return 'contains';
  const asked = dish.questions.map(question => ofQuestion(question, avoided)).reduce(worse, 'fits');
  if (asked === 'contains') return asked;
  if (!dish.stated) return 'unknown';
  return has(dish.mayContain, avoided) ? 'may' : asked;
};
