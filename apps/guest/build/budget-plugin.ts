import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Manifest, weigh } from '../budget.ts';

/** Prints what each route weighs after the client build and fails the build past the budget. */
export const budgetPlugin = (): Plugin => ({
  name: 'guest-budget',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    const manifest = JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
    const sizes = new Map<string, number>();
    const bytesOf = (file: string): number => {
      const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dir, file))).length;
      sizes.set(file, known);
      return known;
    };
    const routes = weigh(manifest, bytesOf);
    const lines = routes.map(
      ({ route, bytes, limit }) => `  ${route.padEnd(28)} ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB`,
    );
    console.warn(`Script bytes (brotli) per route:\n${lines.join('\n')}`);
    const over = routes.filter(({ bytes, limit }) => bytes > limit);
    if (over.length > 0) throw new Error(`Over the budget: ${over.map(({ route }) => route).join(', ')}`);
  },
});
