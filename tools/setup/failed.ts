type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};
type Suite = {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly file?: string; readonly ok: boolean }[];
};

/** Tests that failed, each with its file, from Vitest's JSON report; a file that could not be loaded stands for its tests. */
export const failedTests = (report: unknown): string[] =>
  ((report as VitestReport | undefined)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} ${fullName}`);
    return status === 'failed' ? [name] : [];
  });

const failedOf = (suite: Suite): string[] => [
  ...(suite.suites ?? []).flatMap(failedOf),
  ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ title, file }) => `${file ?? suite.file} ${title}`),
];

/** Browser journeys that failed, each with its file, from Playwright's JSON report. */
export const failedJourneys = (report: unknown): string[] =>
  ((report as { readonly suites?: readonly Suite[] } | undefined)?.suites ?? []).flatMap(failedOf);

/** More of them than this say nothing new. */
const ENOUGH = 20;

/** What was found broken where everything went wrong; an evening that ended without a report says so. */
export const brokenJourneys = (report: unknown): string[] =>
  (
    (report as { readonly broken?: readonly string[] } | undefined)?.broken ?? ['ended without a report']
  ).slice(0, ENOUGH);
