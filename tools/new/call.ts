import { after, type Change, camel, folderName, type Read, Unusable } from './change.ts';

const accessOf = (path: string): string => {
  if (path.includes('/console/{venue}')) return '{ staff: ROLE_GROUPS.service }';
  if (path.includes('{session}')) return "'session'";
  throw new Unusable(`who may call ${path}? It names neither /console/{venue} nor {session}`);
};

const spec = (call: string): string => `  '${call}': {
    summary: 'What it does, in a sentence.',
    access: ${accessOf(call)},${call.startsWith('POST') ? '\n    body: z.strictObject({}),' : ''}
    response: z.object({}),
  },`;

const verbOf = (
  name: string,
  call: string,
): string => `import type { Handler } from '../../http/mount/handler.ts';

/** What it does, in a sentence. */
export const ${camel(name)}: Handler<'${call}'> = async () => ({});
`;

/** Where the calls of a feature are described: those of staff lie in rooms of their own. */
const contractOf = (feature: string, read: Read): string => {
  const places = ['', 'console/', 'admin/'].map(room => `packages/contract/src/http/${room}${feature}.ts`);
  const found = places.find(path => {
    try {
      return read(path) !== '';
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Unusable(`the contract has no file for ${feature}`);
  return found;
};

/** A call of a feature that there is: its line in the contract, its verb, and its line among the feature's handlers. */
export const newCall = (call: string | undefined, area: string | undefined, read: Read): Change[] => {
  if (!call || !/^(GET|POST) \/\S+$/.test(call))
    throw new Unusable(
      `a call is named by method and path, such as 'POST /console/{venue}/tip-cards/add'; not ${call}`,
    );
  const feature = folderName(area);
  const name = folderName(
    call
      .replace(/\/\{\w+\}/g, '')
      .split('/')
      .at(-1),
  );
  const contract = contractOf(feature, read);
  const place = `apps/server/src/features/${feature}/feature.ts`;
  const list = /^const handlers: [^=]+= \{ ?([\s\S]*?),?\s*\};$/m;
  if (!list.test(read(place))) throw new Unusable(`${place} has no list of handlers`);
  return [
    { path: contract, adds: true, text: read(contract).replace(/\n\}\);\n$/, `\n${spec(call)}\n});\n`) },
    { path: `apps/server/src/features/${feature}/${name}.ts`, text: verbOf(name, call) },
    {
      path: place,
      adds: true,
      text: after(
        read(place).replace(list, all => all.replace(/,?\s*\};$/, `,\n  '${call}': ${camel(name)},\n};`)),
        /^import /,
        `import { ${camel(name)} } from './${name}.ts';`,
      ),
    },
  ];
};
