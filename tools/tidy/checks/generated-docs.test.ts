import { describe, expect, it } from 'vitest';
import { checkGeneratedDocs } from './generated-docs.ts';

describe('checkGeneratedDocs', () => {
  it('sees a page that drifted and a page that is missing', () => {
    const generated = { 'docs/A.md': 'new', 'docs/B.md': 'b', 'docs/C.md': 'c' };
    const committed: Record<string, string> = { 'docs/A.md': 'old', 'docs/B.md': 'b' };
    expect(checkGeneratedDocs(generated, path => committed[path]).map(({ path }) => path)).toEqual([
      'docs/A.md',
      'docs/C.md',
    ]);
  });
});
