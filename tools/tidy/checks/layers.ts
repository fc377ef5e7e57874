import { type Finding, isTest, type SourceFile } from '../source-file.ts';

/**
 * Who may import whom. `npm` names the packages a layer may take from npm; `*` is any. Tests may import
 * everything: they stand outside of the house.
 */
export const layers: Record<string, { own: readonly string[]; npm: readonly string[] | '*' }> = {
  'packages/domain': { own: [], npm: [] },
  'packages/contract': { own: ['domain'], npm: ['zod'] },
  'packages/i18n': { own: ['contract'], npm: ['@lingui/core', '@lingui/message-utils'] },
  'packages/payments': { own: ['domain'], npm: '*' },
  'packages/devices': { own: ['domain', 'contract'], npm: '*' },
  'packages/design': { own: [], npm: ['react', 'react-dom'] },
  'apps/guest': { own: ['domain', 'contract', 'i18n', 'design', 'devices'], npm: '*' },
  'apps/console': { own: ['domain', 'contract', 'i18n', 'design'], npm: '*' },
  'apps/server': { own: ['domain', 'contract', 'payments', 'devices', 'i18n'], npm: '*' },
  'apps/bridge': { own: ['domain', 'contract', 'devices'], npm: [] },
  'apps/sandbox': { own: ['contract'], npm: '*' },
};

const memberOf = (path: string): string | undefined => /^(packages|apps)\/[^/]+/.exec(path)?.[0];

const packageName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Only src is shipped: configuration, build plugins and development helpers lie beside it. Build steps run on Node. */
const isShipped = (path: string): boolean =>
  /^(packages|apps)\/[^/]+\/src\//.test(path) && !/\/src\/(?:testing|build)\//.test(path);

/** The half of the guest app that renders on the server. */
const rendersOnServer = (path: string): boolean =>
  path.startsWith('apps/guest/src/server/') || path === 'apps/guest/src/entry-server.tsx';

const tells = (file: SourceFile, line: number, message: string): Finding[] => [
  { path: file.path, line, message },
];

const checkImport = (file: SourceFile, member: string, entry: SourceFile['imports'][number]): Finding[] => {
  const rule = layers[member];
  if (!rule) return [];
  const { specifier, resolved, line } = entry;
  if (resolved !== undefined) {
    return memberOf(resolved) === member
      ? []
      : tells(file, line, `reaches out of ${member} by path (${specifier}); import the package by its name`);
  }
  if (specifier.startsWith('@tableside/')) {
    const target = specifier.split('/')[1] ?? '';
    const self = member.endsWith(`/${target}`);
    const allowed = self || rule.own.includes(target);
    return allowed ? [] : tells(file, line, `${member} may not import @tableside/${target}`);
  }
  if (specifier.startsWith('node:')) {
    const browser = member === 'apps/guest' || member === 'apps/console';
    const allowed = browser ? rendersOnServer(file.path) : rule.npm === '*' || member === 'apps/bridge';
    return allowed ? [] : tells(file, line, `${member} may not import ${specifier}`);
  }
  const name = packageName(specifier);
  if (rule.npm === '*' || rule.npm.includes(name)) return [];
  return tells(file, line, `${member} may not import ${name} from npm`);
};

/** Each layer imports only what the design allows it, type imports included. */
export const checkLayers = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(file => !isTest(file.path) && isShipped(file.path))
    .flatMap(file => {
      const member = memberOf(file.path);
      return member ? file.imports.flatMap(entry => checkImport(file, member, entry)) : [];
    });
