import { createContext, useContext } from 'react';
import { type TextKey, useText } from '../../../i18n/index.ts';

/** What is wrong in a form, by the way to the field. */
export type Problems = Readonly<Record<string, string>>;
const Context = createContext<Problems>({});
export const ProblemsContext = Context.Provider;

export const PROBLEM_WORDS: Readonly<Record<string, TextKey>> = {
  required: 'menu.problem.required',
  too_long: 'menu.problem.too_long',
  amount: 'menu.problem.amount',
  free: 'menu.problem.free',
  above_price: 'menu.problem.above_price',
  limits: 'menu.problem.limits',
  empty: 'menu.problem.empty',
};

/** Says in words what is wrong with a field; undefined: nothing. */
export const useProblem = () => {
  const { t } = useText();
  const problems = useContext(Context);
  return (field: string): string | undefined => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(PROBLEM_WORDS[problem] ?? 'menu.problem.other');
  };
};
