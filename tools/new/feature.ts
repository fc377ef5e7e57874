import { after, type Change, camel, folderName, type Read, Unusable } from './change.ts';

const CALLS = 'packages/contract/src/http/index.ts';
const LIST = 'apps/server/src/features.ts';

const contract = (name: string): string => `import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';

/** What the console asks of ${name}. */
export const ${camel(name)}Calls = calls({
  'GET /console/{venue}/${name}': {
    summary: 'How ${name} stands at a venue.',
    access: { staff: ROLE_GROUPS.service },
    response: z.object({ venue: z.string() }),
  },
});
`;

const verb = (name: string): string => `import type { Handler } from '../../http/mount/handler.ts';

/** How it stands at the venue of whoever asks. */
export const show: Handler<'GET /console/{venue}/${name}'> = async ({ staff }) => ({ venue: staff.venueId });
`;

const feature = (
  name: string,
): string => `import type { ${camel(name)}Calls } from '@tableside/contract/http/console/${name}';
import { feature } from '../../feature.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { show } from './show.ts';

const handlers: Handlers<keyof typeof ${camel(name)}Calls> = { 'GET /console/{venue}/${name}': show };

export const ${camel(name)} = feature({ name: '${name}', make: () => ({ handlers }) });
`;

const test = (
  name: string,
): string => `import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('says how ${name} stands to those who serve', async () => {
  const { staff, venue } = await aTableScene(server);
  expect(await staff.call('GET /console/{venue}/${name}', { venue: venue.id })).toEqual({ venue: venue.id });
});
`;

/** The list of features with one more at the top of a floor. */
const listed = (text: string, name: string, floor: string): string => {
  const places = new RegExp(`^( {2}${floor}: \\[)([\\s\\S]*?)(\\],?)$`, 'm');
  if (!places.test(text)) throw new Unusable(`there is no floor ${floor} in ${LIST}`);
  const placed = text.replace(
    places,
    (_, begin: string, there: string, end: string) =>
      `${begin}${there.trimEnd().replace(/,$/, '')}, ${camel(name)}${end}`,
  );
  return after(
    placed,
    /^import \{ \w+ \} from '\.\/features\//,
    `import { ${camel(name)} } from './features/${name}/feature.ts';`,
  );
};

/** A feature of the server with one call, on a floor of the house: four files, and a line each in two lists. */
export const newFeature = (given: string | undefined, floor = 'house', read: Read): Change[] => {
  const name = folderName(given);
  const folder = `apps/server/src/features/${name}`;
  const withImport = after(
    read(CALLS),
    /^import /,
    `import { ${camel(name)}Calls } from './console/${name}.ts';`,
  );
  return [
    { path: `packages/contract/src/http/console/${name}.ts`, text: contract(name) },
    {
      path: CALLS,
      adds: true,
      text: after(withImport, /^ {2}\.\.\.consoleVenueCalls,/, `  ...${camel(name)}Calls,`),
    },
    { path: LIST, adds: true, text: listed(read(LIST), name, floor) },
    { path: `${folder}/show.ts`, text: verb(name) },
    { path: `${folder}/feature.ts`, text: feature(name) },
    { path: `${folder}/${name}.test.ts`, text: test(name) },
  ];
};
