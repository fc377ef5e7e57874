import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const guide = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../../docs/guide', name), 'utf8');

type Node = { readonly parameters: { readonly url?: string } };
const urlsOf = (workflow: string): string[] =>
  (JSON.parse(guide(`workflows/${workflow}.json`)) as { readonly nodes: readonly Node[] }).nodes.flatMap(
    ({ parameters: { url } }) => url ?? [],
  );

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('workflows that are handed out', () => {
  it('of n8n ask what the guide tells to ask', () => {
    const text = guide('connect-a-system.md');
    const asked = ['n8n-orders', 'n8n-numbers'].flatMap(urlsOf).map(url => url.replace(/^=/, ''));
    expect(asked).toHaveLength(2);
    for (const url of asked) expect(text).toContain(url);
  });

  it('of Zapier make calls that there are, by the methods that they have', async () => {
    const app = guide('workflows/zapier-app.js');
    const { paths } = (await (await server.client().fetch('/api/openapi.json')).json()) as {
      readonly paths: Readonly<Record<string, object>>;
    };
    const called = [...app.matchAll(/call\(bundle, (['`])(\/.*?)\1\)/g)].map(([, , path = '']) =>
      `/v1${path}`.replace(/\?.*$/, '').replace(/\$\{[^}]*\}/g, '{}'),
    );
    expect(called.length).toBeGreaterThanOrEqual(6);
    const known = new Map(
      Object.entries(paths).map(([path, methods]) => [
        path.replace(/\{[^}]*\}/g, '{}'),
        Object.keys(methods),
      ]),
    );
    for (const path of called) expect([path, known.get(path)]).toEqual([path, expect.any(Array)]);
    const posted = ['/v1/webhooks', '/v1/webhooks/{}/remove', '/v1/stock'];
    for (const path of posted) expect(known.get(path)).toContain('post');
  });
});
