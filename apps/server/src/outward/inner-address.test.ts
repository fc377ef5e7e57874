import { describe, expect, it } from 'vitest';
import { isInnerAddress, literalOf } from './inner-address.ts';

describe('addresses that lead inwards', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.100.100.200',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.50',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    'till.test',
  ])('%s', address => expect(isInnerAddress(address)).toBe(true));
});

describe('addresses of the internet', () => {
  it.each(['8.8.8.8', '172.32.0.1', '193.219.0.1', '100.128.0.1', '2a00:1450:4001::1', '::ffff:8.8.8.8'])(
    '%s',
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
