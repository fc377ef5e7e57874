import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { blank } from './blank.ts';

/** One import, re-export or dynamic import, types included. */
export type Import = {
  /** As written: `./x.ts`, `@tableside/domain/money`, `pg`. */
  specifier: string;
  /** Path in the repository for a relative import, else undefined. */
  resolved: string | undefined;
  line: number;
};

export type SourceFile = {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
  /** Lines of the file as an editor counts them. */
  lines: number;
  code: string;
  bare: string;
  imports: readonly Import[];
};

/** What a check found: where, and what to do about it. */
export type Finding = { path: string; line?: number; message: string };

const importPattern =
  /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+|\bnew URL\(\s*)(['"])((?:\\.|(?!\1)[^\\\n])+)\1/gm;

/** The line number of an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const importsOf = (path: string, code: string, bare: string): Import[] =>
  [...code.matchAll(importPattern)].flatMap(match => {
    const specifier = match[2] ?? '';
    const start = match.index + (match[0].length - match[0].trimStart().length);
    // A keyword inside a string is no import: there the bare text is empty.
    if (bare[start] !== code[start]) return [];
    const resolved = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined;
    return [{ specifier, resolved, line: lineAt(code, start) }];
  });

/** A source file from its text; tests make theirs with this too. */
export const sourceFile = (path: string, text: string): SourceFile => {
  const { code, bare } = blank(text);
  return {
    path,
    text,
    lines: text.trimEnd().split('\n').length,
    code,
    bare,
    imports: importsOf(path, code, bare),
  };
};

/** Every match of a pattern in a file as a finding on its line. */
export const findAll = (
  file: SourceFile,
  where: 'text' | 'code' | 'bare',
  pattern: RegExp,
  message: (found: string) => string,
): Finding[] =>
  [...file[where].matchAll(pattern)].map(match => ({
    path: file.path,
    line: lineAt(file[where], match.index),
    message: message(match[0].trim()),
  }));

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

const made = new Set(['.git', 'node_modules', 'dist']);
/** Only at the root: a source folder may be called data. */
const madeAtRoot = new Set(['data', 'coverage', 'test-results', 'playwright-report']);

const walk = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name) && !(folder === '' && madeAtRoot.has(name)))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? walk(root, path) : [path];
    });

/** The files git knows or would add, that still exist; without git (an unpacked archive), all but what is made. */
export const trackedPaths = (root: string): string[] => {
  if (!existsSync(join(root, '.git'))) return walk(root, '');
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\n').filter(path => path !== '' && existsSync(join(root, path)));
};

/** Reads the TypeScript sources among the paths. */
export const readSources = (root: string, paths: readonly string[]): SourceFile[] =>
  paths
    .filter(path => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .map(path => sourceFile(path, readFileSync(join(root, path), 'utf8')));
