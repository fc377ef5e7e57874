import { describe, expect, it } from 'vitest';
import { checkMachineNames } from './machine-names.ts';

const findings = (text: string) => checkMachineNames([{ path: 'README.md', text }]);
const absolute = (...parts: string[]): string => ['', ...parts].join('/');

describe('checkMachineNames', () => {
  it.each([
    `cd ${absolute('home', 'somebody', 'tableside')}`,
    `cd ${absolute('Users', 'somebody', 'tableside')}`,
    `"${absolute('work', 'checkout')}/x"`,
    `(${absolute('root', '.npmrc')})`,
    `"resolved": "${['https:', '', 'registry' + '.example.test', 'x.tgz'].join('/')}"`,
    `${['http:', '', 'npm.example.test', 'arti' + 'factory', 'x'].join('/')}`,
  ])('sees %s', text => {
    expect(findings(text)).toHaveLength(1);
  });

  it.each([
    '/api/home/x',
    'https://example.test/home/me/x',
    './work/x',
    '/homepage',
    ['`$', '{base}/root/x`'].join(''),
    '/VILNIUS-1',
  ])('lets %s pass', text => {
    expect(findings(text)).toEqual([]);
  });
});
