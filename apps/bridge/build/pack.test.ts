import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packageOf } from './pack.ts';

it('is a package that tar reads, with a program that may be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = Buffer.from('#!/bin/sh\necho "it runs"\n');
  writeFileSync(
    join(folder, 'p.tgz'),
    packageOf({ name: 'x' }, { 'bin/x': program, 'dist/x': Buffer.alloc(1_024) }),
  );
  execFileSync('tar', ['xzf', 'p.tgz'], { cwd: folder });
  expect(execFileSync(join(folder, 'package/bin/x')).toString()).toBe('it runs\n');
  expect(execFileSync('tar', ['tzf', 'p.tgz'], { cwd: folder }).toString().trim().split('\n')).toEqual([
    'package/package.json',
    'package/bin/x',
    'package/dist/x',
  ]);
});
