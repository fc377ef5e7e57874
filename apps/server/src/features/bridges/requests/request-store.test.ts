import type { BridgeTask } from '@tableside/contract/http/devices/bridge';
import { aBillScene } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfToken } from '../../../http/tokens.ts';
import { handRequests, openRequest } from './request-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPairedBridge = async () => {
  const { venue } = await aBillScene(server, { settings: {} });
  const owner = await aStaff(server, venue, 'owner');
  const { bridge, code } = await owner.call('POST /console/{venue}/bridges', {
    venue: venue.id,
    body: { name: 'Back office' },
  });
  const { token } = await server.client().call('POST /bridge/pair', { body: { code } });
  return { bridgeId: bridge.id, tokenHash: hashOfToken(token) };
};

const sale = { lines: [], total: 0, paidBy: 'cash' as const };
const mark = { device: 'ZBX 1', completed: 4 };
const fiscal = (request: Extract<BridgeTask, { do: 'fiscal' }>['request']): BridgeTask => ({
  do: 'fiscal',
  kind: 'posnet',
  address: '10.0.0.9:6666',
  timeout_ms: 20_000,
  request,
});

it('a fiscal receipt that a server asked for and left is late for a bridge that comes back; what prints nothing is not', async () => {
  const { run } = server.database;
  const by = await aPairedBridge();
  const asked = Date.now();
  const requests = [
    fiscal({ ask: 'mark' }),
    fiscal({ ask: 'issue', sale, mark }),
    fiscal({ ask: 'resolve', sale, mark }),
  ];
  for (const task of requests)
    await openRequest(run, { bridgeId: by.bridgeId, jobId: null, task, at: new Date(asked) });
  const lateOnes = async (lateBefore: number) => {
    const handed = await handRequests(run, by, [], { at: new Date(), lateBefore: new Date(lateBefore) });
    return handed?.flatMap(({ task, late }) => (late && task.do === 'fiscal' ? [task.request.ask] : []));
  };
  expect(await lateOnes(asked)).toEqual([]);
  expect(await lateOnes(asked + 1)).toEqual(['issue']);
});
