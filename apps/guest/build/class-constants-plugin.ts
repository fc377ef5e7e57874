import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * Lets scripts hold the class names that they use and no others. A CSS module comes as an object of all its names; imported
 * name by name, those that nobody uses fall away and the others are written where they are used. Where a name is worked out
 * (`styles[tone]`) the object stays.
 */
const namesOneByOne: Plugin = {
  name: 'guest-class-constants',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\.tsx?$/.test(id)) return undefined;
    const written = code.replace(IMPORT, (whole, name: string, file: string) =>
      code.includes(`${name}[`) ? whole : `import * as ${name} from ${file}`,
    );
    return written === code ? undefined : { code: written, map: null };
  },
};

/** Styles stay where the last of their names was written elsewhere. */
const stylesStay: Plugin = {
  name: 'guest-class-constants-styles',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
};

export const classConstantsPlugins = (): Plugin[] => [namesOneByOne, stylesStay];
