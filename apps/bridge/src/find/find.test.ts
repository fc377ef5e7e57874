import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { createReach } from '../reach/reach.ts';
import { neighbours } from './candidates.ts';
import { findPrinters } from './find.ts';

const at = (cidr: string, internal = false): NetworkInterfaceInfo =>
  ({ address: cidr.split('/')[0], cidr, internal, family: 'IPv4' }) as NetworkInterfaceInfo;

it('looks around itself in its own private networks, a bounded way, and nowhere else', () => {
  const hosts = neighbours({
    lo: [at('127.0.0.1/8', true)],
    eth0: [at('192.168.1.20/24'), at('203.0.113.9/24')],
    docker0: [at('172.17.0.1/16')],
    wlan0: [at('192.168.1.21/24')],
  });
  expect(hosts).toHaveLength(2 * 254);
  expect(hosts).toEqual(expect.arrayContaining(['192.168.1.1', '192.168.1.254', '172.17.0.254']));
  expect(hosts.some(host => host.startsWith('203.') || host.startsWith('127.'))).toBe(false);
  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, net) => [`v${net}`, [at(`10.${net}.0.1/8`)]]),
  );
  expect(neighbours(many)).toHaveLength(4 * 254);
});

it('finds who listens at a door that was allowed by hand, and nobody at one where nobody does', async () => {
  const printer = createServer(socket => socket.destroy());
  await new Promise<void>(done => printer.listen(0, '127.0.0.1', done));
  onTestFinished(() => void printer.close());
  const { port } = printer.address() as AddressInfo;
  const { reach } = createReach({}, [`127.0.0.1:${port}`]);
  const doors = [
    { host: '127.0.0.1', port },
    { host: '127.0.0.1', port: 1 },
  ];
  expect(await findPrinters([], doors, reach)).toEqual([
    { kind: 'escpos-tcp', address: `127.0.0.1:${port}` },
  ]);
});
