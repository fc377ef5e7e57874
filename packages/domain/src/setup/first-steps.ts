/** What stands between a venue that was just set up and its first guests, in the order in which it is best done. */
export const FIRST_STEPS = ['menu', 'codes', 'payments', 'hours', 'test_order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type FirstStepFacts = {
  readonly menuPublished: boolean;
  readonly codesPrinted: boolean;
  readonly paymentMethods: readonly string[];
  readonly hoursSet: boolean;
  readonly anyOrder: boolean;
};

const DONE: Readonly<Record<FirstStep, (facts: FirstStepFacts) => boolean>> = {
  menu: facts => facts.menuPublished,
  codes: facts => facts.codesPrinted,
  // Cash is there from the start.
  payments: facts => facts.paymentMethods.some(method => method !== 'cash'),
  hours: facts => facts.hoursSet,
  test_order: facts => facts.anyOrder,
};

/** Each step and whether it is done; `left` of them are not. */
export const firstSteps = (
  facts: FirstStepFacts,
): {
  readonly steps: readonly { readonly step: FirstStep; readonly done: boolean }[];
  readonly left: number;
} => {
  const steps = FIRST_STEPS.map(step => ({ step, done: DONE[step](facts) }));
  return { steps, left: steps.filter(({ done }) => !done).length };
};
