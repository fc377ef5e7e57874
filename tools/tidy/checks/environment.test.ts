import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkEnvironment } from './environment.ts';

const findings = (path: string, text: string) => checkEnvironment([sourceFile(path, text)]);

describe('checkEnvironment', () => {
  it.each(['apps/server/src/main.ts', 'apps/guest/src/app.tsx', 'packages/contract/src/client.ts'])(
    'sees %s reading it',
    path => {
      expect(findings(path, 'const a = process.env.PORT;')).toHaveLength(1);
      expect(findings(path, 'const { PORT } = process\n  .env;')).toHaveLength(1);
    },
  );

  it.each([
    'apps/server/src/env.ts',
    'tools/setup/run.mjs',
    'packages/testkit/src/a.ts',
    'apps/server/src/a.test.ts',
  ])('lets %s read it', path => {
    expect(findings(path, 'const a = process.env.PORT;')).toEqual([]);
  });

  it('does not mind it being written about', () => {
    expect(findings('apps/server/src/main.ts', "// process.env\nconst a = 'process.env';")).toEqual([]);
  });
});
