import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { trackedPaths } from '../tidy/source-file.ts';
import { lint, type StepResult, typecheck, vitest } from './check-steps.ts';
import { addCounts, noTests, summary } from './counts.ts';
import { inRoot, root } from './root.ts';
import { testsNear } from './tests-near.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from the last commit, new files included. */
const changedPaths = (): string[] =>
  [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(path =>
    existsSync(inRoot(path)),
  );

/** Lint and types of what changed, and the tests beside it: an answer in seconds, in no way the whole. */
export const checkChanged = async (): Promise<number> => {
  const changed = changedPaths();
  const linted = changed.filter(path => /\.(tsx?|mts|mjs|json|css)$/.test(path));
  const tests = testsNear(changed, trackedPaths(root));
  const none: Promise<StepResult> = Promise.resolve({ counts: noTests });
  const done = await Promise.all([
    linted.length > 0 ? lint(linted) : none,
    typecheck(),
    tests.length > 0 ? vitest('changed', tests) : none,
  ]);
  for (const { output } of done) if (output) console.log(output);
  const journeys = changed.filter(path => path.endsWith('.spec.ts'));
  if (journeys.length > 0) console.log(`Not run: npm run build && npx playwright test ${journeys.join(' ')}`);
  const total = addCounts(done.map(({ counts }) => counts));
  console.log(`\nOf ${changed.length} changed files: ${summary(total)}`);
  return total.failed > 0 ? 1 : 0;
};
