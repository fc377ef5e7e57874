import type { Finding } from '../source-file.ts';
import { lineAt } from '../source-file.ts';

/** Put together from parts, or this file would be its own first finding. */
const folders = ['work', 'root', 'home/[a-z][\\w-]*', 'Users/[A-Za-z][\\w-]*'].join('|');
const path = new RegExp(`(?<![\\w.:/*@\\-}\\])])/(?:${folders})/[\\w.-]+`, 'g');
const registry = /https?:\/\/[^\s"'`)]*(?:registry|artifactory|nexus|verdaccio|jfrog)[^\s"'`)]*/gi;

export type TextFile = { path: string; text: string };

/** What is in the repository works on every machine: no home folders, no package registries by address. */
export const checkMachineNames = (files: readonly TextFile[]): Finding[] =>
  files.flatMap(file =>
    [path, registry].flatMap(pattern =>
      [...file.text.matchAll(pattern)].map(match => ({
        path: file.path,
        line: lineAt(file.text, match.index),
        message: `names something of one machine: ${match[0]}`,
      })),
    ),
  );
