import { describe, expect, it } from 'vitest';
import { isInnerAddress, literalOf } from './inner-address.ts';

/** First and last of each network that IANA registers for a special purpose, and the addresses around it. */
describe('networks that lead inwards, and their neighbours that do not', () => {
  it.each([
    ['this host', '0.0.0.0', '0.255.255.255', '1.0.0.0'],
    ['private', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
    ['of a carrier', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
    ['loopback', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
    ['link-local', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
    ['private', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
    ['protocols', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
    ['documentation', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
    ['relays of 6to4', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
    ['private', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
    ['benchmarks', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
    ['documentation', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
    ['documentation', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
    ['multicast, reserved, broadcast', '224.0.0.0', '255.255.255.255', '223.255.255.255'],
    ['unspecified, loopback, compatible', '::', '::255.255.255.255', '::1:0:0:0'],
    ['translated', '::ffff:0:0.0.0.0', '::ffff:0:255.255.255.255', '::ffff:1:0:0'],
    ['NAT64 of a network', '64:ff9b:1::', '64:ff9b:1:ffff::1', '64:ff9b:2::'],
    ['discard', '100::', '100::ffff:ffff:ffff:ffff', '100:0:0:2::'],
    ['dummy', '100:0:0:1::', '100::1:ffff:ffff:ffff:ffff', '100:0:0:2::'],
    ['protocols, Teredo, ORCHID', '2001::', '2001:1ff:ffff::', '2001:200::'],
    ['documentation', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
    ['6to4', '2002::', '2002:ffff::', '2003::'],
    ['documentation', '3fff::', '3fff:fff:ffff::', '3fff:1000::'],
    ['segment routing', '5f00::', '5f00:ffff::', '5f01::'],
    ['unique local', 'fc00::', 'fdff:ffff::', 'fe00::'],
    ['link-local', 'fe80::', 'febf:ffff::', 'fe00::'],
    ['site-local', 'fec0::', 'feff:ffff::', 'fe00::'],
    ['multicast', 'ff00::', 'ffff:ffff::', 'fe00::'],
  ])('%s: %s to %s, not %s', (_, first, last, outside) => {
    expect([first, last, outside].map(isInnerAddress)).toEqual([true, true, false]);
    if (first.includes(':')) return;
    // The same addresses as IPv6 writes them: mapped, and behind a NAT64.
    for (const form of ['::ffff:', '64:ff9b::'])
      expect([first, last, outside].map(each => isInnerAddress(`${form}${each}`))).toEqual([
        true,
        true,
        false,
      ]);
  });

  it.each([
    '169.254.169.254',
    '::ffff:127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00:ec2::254',
    'till.test',
  ])('%s leads inwards', address => expect(isInnerAddress(address)).toBe(true));

  it.each(['8.8.8.8', '193.219.0.1', '2a00:1450:4001::1', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    '%s leads out',
    address => expect(isInnerAddress(address)).toBe(false),
  );
});

it.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['http://till.example/', null],
])('%s names %s', (url, literal) => expect(literalOf(new URL(url))).toBe(literal));
