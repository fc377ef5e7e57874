import { firstStart, installAlone } from './support/newcomer.ts';
import { report } from './support/report.ts';

/** A newcomer's first `npm start` on a bare checkout, against what npm alone needs for the packages. */
export const run = async (): Promise<void> => {
  const install = (await installAlone()) / 1000;
  const start = (await firstStart()) / 1000;
  report('first-start', [
    {
      what: 'npm start on a bare checkout, until the codes are printed',
      value: start / install,
      unit: 'x npm ci',
      atMost: 1.5,
      from: `${start.toFixed(0)} s against ${install.toFixed(0)} s of npm ci alone, each in a fresh clone, packages in npm's cache`,
    },
  ]);
};
