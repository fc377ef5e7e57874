/** How many tests did what. */
export type Counts = { passed: number; failed: number; skipped: number };

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    noTests,
  );

/** The line everything ends with. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A run that ended badly counts at least one failure, whatever its report says. */
const atLeastOne = (counts: Counts, exitCode: number): Counts =>
  exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Counts from Vitest's JSON report. A file that could not even be loaded holds no tests and counts as one failure. */
export const vitestCounts = (report: unknown, exitCode: number): Counts => {
  const files = (report as VitestReport | undefined)?.testResults ?? [];
  const counts = files.map(({ status, assertionResults }) => {
    const of = (wanted: string): number => assertionResults.filter(test => test.status === wanted).length;
    const passed = of('passed');
    const failed = of('failed');
    const unloaded = status === 'failed' && failed === 0 ? 1 : 0;
    return { passed, failed: failed + unloaded, skipped: assertionResults.length - passed - failed };
  });
  return atLeastOne(addCounts(counts), exitCode);
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Counts from Playwright's JSON report. A flaky test failed once, so it failed. */
export const playwrightCounts = (report: unknown, exitCode: number): Counts => {
  const stats = (report as PlaywrightReport | undefined)?.stats;
  const counts = stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : noTests;
  return atLeastOne(counts, exitCode);
};
