import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkLayers } from './layers.ts';

const findings = (path: string, text: string) => checkLayers([sourceFile(path, text)]);

describe('checkLayers', () => {
  it.each([
    ['packages/domain/src/cart/totals.ts', "import type { CartView } from '@tableside/contract';"],
    ['packages/domain/src/cart/totals.ts', "import { z } from 'zod';"],
    ['packages/domain/src/cart/totals.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages/contract/src/client.ts', "import { text } from '@tableside/i18n';"],
    ['packages/contract/src/client.ts', "import pg from 'pg';"],
    ['packages/design/src/button.tsx', "import { toMinor } from '@tableside/domain/money';"],
    ['packages/i18n/src/index.ts', "export { toMinor } from '@tableside/domain/money';"],
    ['apps/guest/src/app.tsx', "import type { Board } from '@tableside/console';"],
    ['apps/guest/src/app.tsx', "import type { Board } from '../../console/src/board.ts';"],
    ['apps/guest/src/app.tsx', "import { join } from 'node:path';"],
    ['apps/guest/src/app.tsx', "const server = await import('@tableside/server');"],
    ['apps/server/src/main.ts', "import { Button } from '@tableside/design';"],
    ['apps/server/src/main.ts', "import { aVenue } from '@tableside/testkit';"],
    ['apps/server/src/main.ts', "import { render } from '../../guest/src/server.tsx';"],
    ['apps/console/src/main.ts', "import '@tableside/testkit';"],
  ])('%s may not say %s', (path, text) => {
    expect(findings(path, text)).toHaveLength(1);
  });

  it.each([
    ['packages/domain/src/cart/totals.ts', "import { round } from '../money/index.ts';"],
    [
      'packages/contract/src/client.ts',
      "import { z } from 'zod';\nimport type { Minor } from '@tableside/domain/money';",
    ],
    ['apps/guest/src/app.tsx', "import { useQuery } from '@tanstack/react-query';"],
    [
      'apps/server/src/main.ts',
      "import { join } from 'node:path';\nimport { ERRORS } from '@tableside/contract';",
    ],
    ['apps/server/src/main.test.ts', "import { aVenue } from '@tableside/testkit';"],
    ['apps/guest/src/server/assets.ts', "import { readFile } from 'node:fs/promises';"],
    ['apps/guest/build/budget.ts', "import { readFile } from 'node:fs/promises';"],
    ['apps/server/vite.config.ts', "import { x } from '../../tools/x.ts';"],
    ['packages/domain/src/cart/totals.ts', "// import { z } from 'zod';"],
    ['packages/domain/src/cart/totals.ts', "const ranges = ['from', ' : '];"],
    ['packages/i18n/src/build/files.ts', "import { readFileSync } from 'node:fs';"],
    ['tools/tidy/main.ts', "import pg from 'pg';"],
  ])('%s may say %s', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });

  it('names the line', () => {
    expect(findings('apps/server/src/a.ts', "\n\nimport '@tableside/design';")[0]?.line).toBe(3);
  });
});
