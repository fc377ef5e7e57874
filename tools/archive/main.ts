import { parseArgs } from 'node:util';
import { EnvProblem, processEnv } from '../../apps/server/src/env.ts';
import { ArchiveProblem } from '../../apps/server/src/features/archive/index.ts';
import { check, makeArchive, restore } from './archive.ts';

const USAGE = `Usage:
  npm run archive -- --venue <its name in the address> --to <file.zip>   everything of a venue in one file
  npm run archive -- --check <file.zip>                                  whether a file is whole
  npm run archive -- --restore <file.zip> [--owner <mail address>]       brings the venue back here`;

const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({
  options: { venue: text, to: text, check: text, restore: text, owner: text },
});
const say = (line: string): void => console.log(line);

const work = (): Promise<void> | null => {
  if (values.check !== '') return check(values.check, say);
  const { dataDir, databaseUrl, publicUrl } = processEnv();
  const place = { dataDir, databaseUrl, publicUrl };
  if (values.restore !== '') {
    return restore(place, { from: values.restore, owner: values.owner === '' ? null : values.owner }, say);
  }
  if (values.venue === '' || values.to === '') return null;
  return makeArchive(place, { venue: values.venue, to: values.to }, say);
};

try {
  const begun = work();
  if (begun) await begun;
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  if (error instanceof ArchiveProblem) {
    console.error('Nothing was written.');
    for (const line of error.message.split('\n')) console.error(`- ${line}`);
    process.exitCode = 1;
  } else {
    console.error(`Nothing was written. ${(error as Error).message}`);
    process.exitCode = error instanceof EnvProblem ? 2 : 1;
  }
}
