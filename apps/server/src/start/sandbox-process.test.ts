import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sandboxEntry } from './sandbox-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-sandbox-entry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a built server runs the built sandbox, sources run sources, and nothing asks for what was never built', () => {
  const source = join(folder, 'src/main.ts');
  expect(sandboxEntry(folder, '/x/apps/server/dist/main.js')).toBe(source);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/main.js'), '');
  expect(sandboxEntry(folder, '/x/apps/server/dist/main.js')).toBe(join(folder, 'dist/main.js'));
  expect(sandboxEntry(folder, '/x/apps/server/src/main.ts')).toBe(source);
});
