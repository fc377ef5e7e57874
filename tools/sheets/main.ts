import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSheet } from './compose-sheet.ts';
import { CONSOLE_PAIRS } from './console-pairs.ts';
import { GONE, GUEST_PAIRS } from './guest-pairs.ts';
import type { Pair } from './pair.ts';

/**
 * `npm run sheets`: writes docs/design/before-after.md, each screen as it was above the same screen as it is, and makes the
 * console's sheets of before out of the pictures in git's history.
 *
 * Run by hand. It needs a clone that reaches back to the revision of before (`git fetch --unshallow`); no test and no build
 * runs it. As they are now, screens lie in docs/screenshots (`npm run screenshots`). The guest's sheets of before were made
 * once, in the same way, of the pictures at 0ab8bbe9.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const DESIGN = join(ROOT, 'docs', 'design');
/** The last commit before work on the floor began. */
const BEFORE = 'c2a5a70a';
/** All sheets of before together, bytes. */
const MOST = 6_000_000;
/** As on the console's sheets of now. */
const ENDINGS = ['-390', '-1180', '-dark-1180', '-1920'];

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 50_000_000, stdio: ['ignore', 'pipe', 'ignore'] });

const filesBefore = (): ReadonlySet<string> => {
  try {
    return new Set(String(git('ls-tree', '-r', '--name-only', BEFORE, 'docs/screenshots')).split('\n'));
  } catch {
    throw new Error(`This clone does not reach back to ${BEFORE}: git fetch --unshallow.`);
  }
};

const words = (name: string): string => name.replaceAll('-', ' ');

/** A section a screen, before above after; what is new has only what it is. */
const pages = (app: 'guest' | 'console', now: string, pairs: readonly Pair[]): string[] => {
  const [both, fresh] = [
    pairs.filter(({ before }) => before !== null),
    pairs.filter(({ before }) => before === null),
  ];
  return [
    ...both.flatMap(({ after, before, what }) => [
      `### ${words(after)}`,
      '',
      `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
      '',
      `![before](before/${app}/${before}.webp)`,
      '',
      `![after](../screenshots/${now}/${after}.webp)`,
      '',
    ]),
    '### New',
    '',
    ...fresh.map(({ after, what }) => `- [${words(after)}](../screenshots/${now}/${after}.webp): ${what}`),
    '',
  ];
};

const files = filesBefore();
const folder = join(DESIGN, 'before', 'console');
mkdirSync(folder, { recursive: true });
for (const { before } of CONSOLE_PAIRS) {
  if (before === null) continue;
  const paths = ENDINGS.map(ending => `docs/screenshots/console-${before}${ending}.png`);
  const pictures = paths.filter(path => files.has(path)).map(path => git('show', `${BEFORE}:${path}`));
  if (pictures.length === 0) throw new Error(`${BEFORE} has no picture of ${before}.`);
  await composeSheet(pictures, join(folder, `${before}.webp`));
}

const all = ['guest', 'console'].flatMap(app => {
  const sheets = join(DESIGN, 'before', app);
  return readdirSync(sheets).map(file => statSync(join(sheets, file)).size);
});
const weight = all.reduce((sum, size) => sum + size, 0);
console.log(`${all.length} sheets of before, ${Math.round(weight / 1000)} kB`);
if (weight > MOST) throw new Error(`More than ${MOST} bytes.`);

for (const [app, now, pairs] of [
  ['guest', 'sheets', GUEST_PAIRS],
  ['console', 'console', CONSOLE_PAIRS],
] as const) {
  for (const { after, before } of pairs) {
    const sheets = [join(ROOT, 'docs', 'screenshots', now, `${after}.webp`)];
    if (before !== null) sheets.push(join(DESIGN, 'before', app, `${before}.webp`));
    const missing = sheets.find(sheet => !existsSync(sheet));
    if (missing) throw new Error(`There is no ${missing}.`);
  }
}

writeFileSync(
  join(DESIGN, 'before-after.md'),
  [
    '# Before and after',
    '',
    'Each screen as it was, and below it as it is: one sheet each, at half the size. Written by `npm run sheets` ([tools/sheets](../../tools/sheets/main.ts)).',
    '',
    '## What guests see',
    '',
    'Before: the pictures of 23 November (`0ab8bbe9`), a phone of 390 by 844, some in the colours of a dark and of a bold venue, then 360 by 640; at 820, on its side and in Arabic none were ever taken. After: the same, in Arabic too, then 360 by 640, 820 by 1180, and a phone on its side.',
    '',
    ...pages('guest', 'sheets', GUEST_PAIRS),
    '### What no longer opens by itself',
    '',
    ...GONE.map(line => `- ${line}`),
    '',
    '## What staff see',
    '',
    `Before: the pictures of 22 November as they lay there when work on the floor began (\`${BEFORE}\`), an evening of a few open orders. After: a Friday with fifteen open ones. 390 by 844, 1180 by 820, the same in the dark where it was taken, 1920 by 1080; on a wall nobody opens dialogs.`,
    '',
    ...pages('console', 'console', CONSOLE_PAIRS),
  ].join('\n'),
);
