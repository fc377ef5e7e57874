type Slow = { readonly name: string; readonly seconds: number };
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};
type Suite = {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

const sorted = (all: readonly Slow[]): Slow[] => all.toSorted((a, b) => b.seconds - a.seconds);

/** Test files by how long their tests took, from Vitest's JSON report. */
export const slowestFiles = (report: unknown): Slow[] =>
  sorted(
    ((report as VitestReport | undefined)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      name,
      seconds: (endTime - startTime) / 1000,
    })),
  );

const journeysOf = (suite: Suite): Slow[] => [
  ...(suite.suites ?? []).flatMap(journeysOf),
  ...(suite.specs ?? []).map(({ title, tests }) => ({
    name: title,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  })),
];

/** Browser journeys by how long they took, from Playwright's JSON report. */
export const slowestJourneys = (report: unknown): Slow[] =>
  sorted(((report as { readonly suites?: readonly Suite[] } | undefined)?.suites ?? []).flatMap(journeysOf));
