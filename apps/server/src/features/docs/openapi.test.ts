import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('[API-01] the document that a server answers with passes every rule that Redocly recommends', async () => {
  const source = await (await server.client().fetch('/api/openapi.json')).text();
  const config = await createConfig({
    extends: ['recommended'],
    // `setup` is no id of a venue, so `/console/setup/…` and `/console/{venue}/…` are never the same address.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
