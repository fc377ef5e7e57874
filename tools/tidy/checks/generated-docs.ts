import type { Finding } from '../source-file.ts';

/** Generated pages equal what the contract gives today. `committed` answers undefined for a page that is missing. */
export const checkGeneratedDocs = (
  generated: Readonly<Record<string, string>>,
  committed: (path: string) => string | undefined,
): Finding[] =>
  Object.entries(generated)
    .filter(([path, text]) => committed(path) !== text)
    .map(([path]) => ({ path, message: 'is not what the contract gives; run: npm run docs' }));
