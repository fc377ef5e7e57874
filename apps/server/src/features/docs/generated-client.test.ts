import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await testServer();
  folder = mkdtempSync(join(tmpdir(), 'tableside-client-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What somebody writes who has the document and nothing else of ours. */
const PROGRAM = `
import { ApiError, OpenAPI, OtherSystemsService as tableside } from './client';
OpenAPI.BASE = process.env.API ?? '';
OpenAPI.TOKEN = process.env.KEY ?? '';
const main = async () => {
  const { data: me } = await tableside.getV1Me();
  const [table] = (await tableside.getV1Tables()).data.tables;
  const lines = [{ menu_item_id: 'soup', quantity: 2 }];
  const order = { table: table?.id ?? '', lines, expected_total: 900 };
  const { data } = await tableside.postV1Orders('web-1', order);
  const again = await tableside.postV1Orders('web-1', order);
  const refused = await tableside.postV1Orders('web-2', { ...order, expected_total: 1 }).catch(error => error);
  const closed = await tableside.postV1OrdersByOrderClose(data.order.id);
  const code = refused instanceof ApiError ? refused.body.code : null;
  console.log(JSON.stringify([me.name, data.order.total, again.data.order.id === data.order.id, code, closed.data.order.status]));
};
void main();
`;

it('a client that another program made from the document compiles in strict TypeScript, and orders', async () => {
  const { venue } = await aTableScene(server);
  const owner = await aStaff(server, venue, 'owner');
  const { key } = await owner.call('POST /console/{venue}/api-keys', {
    venue: venue.id,
    body: { name: 'Website', scopes: ['orders:read', 'orders:write'] },
  });
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  await generate({ input: document, output: join(folder, 'client'), httpClient: 'fetch' });
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  const modern = ['--strict', '--target', 'es2024', '--module', 'nodenext', '--lib', 'es2024,dom'];
  const node = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
  const compiled = await run(
    join(ROOT, 'node_modules/.bin/tsc'),
    [...modern, ...node, '--outDir', join(folder, 'out'), join(folder, 'program.ts')],
    { cwd: folder },
  );
  expect(compiled.stdout).toBe('');
  const env = { ...process.env, API: `${server.url}/api`, KEY: key };
  const { stdout } = await run(process.execPath, [join(folder, 'out/program.js')], { env });
  expect(JSON.parse(stdout)).toEqual(['Website', 900, true, 'cart_changed', 'closed']);
});
