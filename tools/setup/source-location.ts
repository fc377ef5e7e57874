import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A source that reads a file beside itself finds it from the `output` folder too: `import.meta` names the source, as it
 * does when the sources run. A checkout always has both. Every chunk lies directly in `output`, so one relative path fits
 * all.
 */
export const sourceLocation = (output: string): Plugin => ({
  name: 'tableside-source-location',
  transform(code, id) {
    const [path = ''] = id.split('?');
    if (path.includes('node_modules') || !/\bimport\.meta\.(?:url|dirname|filename)\b/.test(code))
      return null;
    const from = relative(output, path).split(sep).join('/');
    const url = `new URL(${JSON.stringify(from)}, import.meta["url"])`;
    const file = `process.getBuiltinModule("node:url").fileURLToPath(${url})`;
    const replaced = code
      .replaceAll(/\bimport\.meta\.url\b/g, `${url}.href`)
      .replaceAll(/\bimport\.meta\.filename\b/g, file)
      .replaceAll(/\bimport\.meta\.dirname\b/g, `process.getBuiltinModule("node:path").dirname(${file})`);
    // Lines stay where they are, so the map still holds.
    return { code: replaced, map: null };
  },
});
