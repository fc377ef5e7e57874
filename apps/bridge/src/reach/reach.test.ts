import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createReach } from './reach.ts';

const at = (cidr: string, internal = false): NetworkInterfaceInfo => {
  const [address = ''] = cidr.split('/');
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, cidr, internal, family, netmask: '', mac: '', scopeid: 0 } as NetworkInterfaceInfo;
};
const MACHINE = {
  lo: [at('127.0.0.1/8', true), at('::1/128', true)],
  eth0: [at('192.168.1.20/24'), at('203.0.113.9/24'), at('fd00:1::20/64')],
};

describe('a bridge in 192.168.1.0/24', () => {
  const { reach } = createReach(MACHINE, []);
  it.each([
    ['tcp://192.168.1.50:9100', true],
    ['tcp://192.168.1.50:9103', true],
    ['http://192.168.1.50', true],
    ['http://192.168.1.50:8008', true],
    ['https://192.168.1.50:8043', true],
    ['tcp://[fd00:1::50]:9100', true],
    ['http://[::ffff:192.168.1.50]/', true],
    ['ws://192.168.1.60:4000', true],
    ['wss://192.168.1.60:20007/', true],
    // A page that somebody's address names, the ports of services, and what is no terminal's network.
    ['ws://192.168.1.1:8080/reboot?now=1', false],
    ['ws://192.168.1.1', false],
    ['ws://192.168.1.1:443', false],
    ['ws://192.168.2.60:4000', false],
    ['ws://127.0.0.1:4000', false],
    // A router's page, a shell, a camera, a file server.
    ['tcp://192.168.1.1:80', false],
    ['tcp://192.168.1.1:22', false],
    ['http://192.168.1.1:8080', false],
    ['tcp://192.168.1.9:445', false],
    // Another network of the house, itself, the internet, where clouds keep their keys.
    ['tcp://192.168.2.50:9100', false],
    ['tcp://10.0.0.9:9100', false],
    ['tcp://127.0.0.1:9100', false],
    ['http://[::1]', false],
    ['tcp://203.0.113.50:9100', false],
    ['http://169.254.169.254', false],
    ['http://[::ffff:127.0.0.1]/', false],
    ['http://2130706433', false],
    ['tcp://0.0.0.0:9100', false],
  ])('may call %s: %s', (url, may) => {
    expect(reach.mayCall(new URL(url))).toBe(may);
  });

  it('looks at where a name leads when it is looked up', async () => {
    expect(reach.mayCall(new URL('http://localhost'))).toBe(true);
    const said = await new Promise(done => reach.lookup('localhost', { all: true }, done));
    expect(String(said)).toContain('outside of the networks');
  });
});

it('calls beside what it was allowed at its start, and says what it cannot read of that', () => {
  const also = ['127.0.0.1:40123', '10.20.0.0/16', 'printer.example:9100', 'nonsense', '10.0.0.0/99'];
  const { reach, unread } = createReach(MACHINE, also);
  const may = (url: string): boolean => reach.mayCall(new URL(url));
  expect(may('tcp://127.0.0.1:40123')).toBe(true);
  expect(may('http://127.0.0.1:40123/printer/box')).toBe(true);
  expect(may('ws://127.0.0.1:40123/counter')).toBe(true);
  expect(may('tcp://127.0.0.1:40124')).toBe(false);
  expect(may('tcp://10.20.3.4:9100')).toBe(true);
  expect(may('tcp://10.21.3.4:9100')).toBe(false);
  expect(unread).toEqual(['printer.example:9100', 'nonsense', '10.0.0.0/99']);
});
