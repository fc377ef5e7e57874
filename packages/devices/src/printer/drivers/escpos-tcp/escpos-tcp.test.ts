import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { escposTcp } from './index.ts';
import { standingOf } from './status.ts';

describe('an address for bare bytes', () => {
  it.each([
    ['192.168.1.50', '192.168.1.50', '9100'],
    ['printer.local:9101', 'printer.local', '9101'],
    ['tcp://10.0.0.9', '10.0.0.9', '9100'],
    ['[fe80::1]', '[fe80::1]', '9100'],
  ])('%s', (typed, host, port) => {
    const url = escposTcp.readAddress(typed);
    expect([url?.hostname, url?.port]).toEqual([host, port]);
  });

  it.each(['', 'http://printer', 'a b', 'me@printer', 'printer/path', 'printer:port'])('not %s', typed => {
    expect(escposTcp.readAddress(typed)).toBeNull();
  });
});

it.each([
  [[0x12, 0x12], null, false],
  [[0x12, 0x1e], null, true],
  [[0x16, 0x12], 'cover_open', false],
  [[0x32, 0x72], 'paper_out', false],
  [[0x12, 0x7e], 'paper_out', false],
  [[0x52, 0x12], 'offline', false],
] as const)('answers %j to DLE EOT are %s, nearly empty: %s', (bytes, problem, paperLow) => {
  expect(standingOf(bytes)).toEqual({ problem, paperLow });
});

it('a printer that answers no questions gets the whole ticket once', async () => {
  let taken = Buffer.alloc(0);
  const ended = Promise.withResolvers<void>();
  const printer = createServer(socket => {
    socket.on('data', chunk => {
      taken = Buffer.concat([taken, chunk]);
    });
    socket.on('error', () => undefined);
    socket.on('end', ended.resolve);
  });
  await new Promise<void>(done => printer.listen(0, '127.0.0.1', done));
  const { port } = printer.address() as AddressInfo;
  const url = escposTcp.readAddress(`127.0.0.1:${port}`);
  if (!url) throw new Error('no address');
  const bytes = new TextEncoder().encode('Table 5\n'.repeat(2_000));
  expect(await escposTcp.open({ url, timeoutMs: 3_000 }).print(bytes, 'job')).toEqual({
    kind: 'done',
    paperLow: false,
  });
  await ended.promise;
  expect(taken.subarray(6)).toEqual(Buffer.from(bytes));
  printer.close();
});
